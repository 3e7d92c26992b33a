/** Accounts of the local back end, one for each role of the demo. */
export const demoUsers = [
  { id: 'mira', name: 'Mira Castellanos', picture: '38' },
  { id: 'owen', name: 'Owen Fairweather', picture: '24' },
  { id: 'cleo', name: 'Cleo Marchetti', picture: '07' },
  { id: 'uma', name: 'Uma Pereira', picture: '25' },
  { id: 'ada', name: 'Ada Lindqvist', picture: '14' },
  { id: 'alan', name: 'Alan Okafor', picture: '10' },
] as const;
/** An account of the local back end. */
export type DemoUser = (typeof demoUsers)[number];

/** What a demo account signs in with. */
export const credentialsOf = ({ id }: DemoUser) => ({
  email: `${id}@orvela.example`,
  password: 'orvela-demo',
});
