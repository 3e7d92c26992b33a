import { now } from '#lib/time/clock';

import { hourMs } from '#lib/time/duration';
import { facilityId } from '#mocks/directory/seed/random';
import { personByName } from '#mocks/people/seed';

import type { StoredAccount } from './store';

/** The demo accounts by short name; all have the password `demoPassword`. */
export type DemoName = 'ada' | 'alan' | 'mira' | 'cleo' | 'owen' | 'uma';

/** The password of every demo account. @internal */
export const demoPassword = 'orvela-demo';

type Demo = Pick<StoredAccount, 'role'> & {
  person: string;
  /** Salt and hash of `demoPassword`. */
  password: readonly [salt: string, hash: string];
  verified?: false;
  locale?: 'tr';
  units?: 'mi';
  owns?: readonly number[];
  /** Other devices with a session, and how many hours ago they were last used. */
  devices?: ReadonlyArray<readonly [device: string, hoursAgo: number]>;
};

const demos: Readonly<Record<DemoName, Demo>> = {
  ada: {
    person: 'Ada Lindqvist',
    role: 'admin',
    password: ['KuAYZ9muU2rtbr-cij-n_A', 'RBWm5HVJ8Zn1kBFChBKgw-y0B2AE0ONv3SpEnDEHSns'],
    devices: [
      ['Safari, iPhone', 3],
      ['Firefox, Windows', 49],
    ],
  },
  alan: {
    person: 'Alan Okafor',
    role: 'admin',
    units: 'mi',
    password: ['gHav-u8TfMQTBMMQcUH6-g', 'WUq7E9QXCVRDS8ASDlWBVwZVRpOMjZfZE-_ko_Mc49g'],
  },
  mira: {
    person: 'Mira Castellanos',
    role: 'user',
    password: ['6Wtu09Nd0e9fix9Rfa0K4Q', 'GiCmpBx3s1SgaOPej9984NTAbBCrZqamf7ae9zCXDC0'],
    devices: [['Chrome, Android', 20]],
  },
  cleo: {
    person: 'Cleo Marchetti',
    role: 'user',
    password: ['7blT587cd9-omJUsQK7a_w', 'Qa-lTBZsTHLLCapd3q99RQBbtMqYfkMPzx1cueRkwig'],
  },
  owen: {
    person: 'Owen Fairweather',
    role: 'user',
    owns: [1, 2, 3],
    password: ['0P_8cZsn-PawUSCXfajhwA', 'jIufHez0EyMTTmbdOs9MhYBNKSV0bbnaXYL5_7ddF4w'],
    devices: [['Edge, Windows', 7]],
  },
  uma: {
    person: 'Uma Pereira',
    role: 'user',
    verified: false,
    password: ['B9viCiCXLFV2aFQlC1VhwA', 'ZVAN2tGyx80bzI3QLwrehqKB5n6sAvwvxZZoxVEVgNw'],
  },
};

/** The names of the demo accounts. */
export const demoNames = Object.keys(demos) as DemoName[];

/** The session that a demo account starts with; tests and stories sign in with it. @internal */
export const demoSessionId = (name: DemoName) => `ses_${name}_1`;

const ago = (hours: number) => new Date(now().getTime() - hours * hourMs).toISOString();

/** The initial record of a demo account. */
export function demoAccount(name: DemoName): StoredAccount {
  const {
    person: fullName,
    role,
    password,
    verified = true,
    locale = 'en',
    units = 'km',
    owns = [],
    devices = [],
  } = demos[name];
  const { id, avatar } = personByName(fullName);
  const [salt, hash] = password;
  const createdAt = ago(verified ? 4000 : 26);
  return {
    id,
    name: fullName,
    email: `${name}@orvela.example`,
    avatar,
    status: 'online',
    role,
    emailVerifiedAt: verified ? ago(3999) : null,
    pendingEmail: null,
    locale,
    units,
    notify: { email: true },
    createdAt,
    lastPasswordChangeAt: null,
    revision: 1,
    password: { rounds: 60_000, salt, hash },
    sessions: [['Chrome, Linux', 0] as const, ...devices].map(([device, hours], n) => ({
      id: `ses_${name}_${n + 1}`,
      device,
      createdAt: ago(hours + 30),
      lastSeenAt: ago(hours),
    })),
    ownedFacilityIds: owns.map(facilityId),
    verificationSentAt: verified ? [] : [createdAt],
    freshlyReset: false,
  };
}
