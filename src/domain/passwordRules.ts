import { foldDiacritics } from '#lib/text/foldDiacritics';

// One rule for every password form and for the server. Length and guessability count; the kinds of characters do not
// (NIST SP 800-63B, 5.1.1.2).

/** Minimum number of characters in a password. */
export const passwordMinLength = 10;

/** Why a password is rejected, most useful reason first. */
export type PasswordProblem = 'short' | 'same' | 'holds-email' | 'common';

/** What a password is compared with. */
export type PasswordContext = {
  /** E-mail address of the account. */
  email?: string | undefined;
  /** The current password. */
  current?: string | undefined;
};

// The words that guessing starts with. Digits and symbols around a word add little, so only the words are listed.
const commonWords = new Set(
  (
    'password passwort passphrase sifre parola parolam sifrem letmein welcome hosgeldin merhaba admin administrator ' +
    'login iloveyou seniseviyorum sunshine princess dragon monkey football baseball basketball superman batman ' +
    'starwars pokemon shadow master michael jennifer charlie trustno changeme secret default qwerty qwertyuiop ' +
    'qwertz azerty asdfgh asdfghjkl zxcvbnm computer internet whatever freedom liverpool chelsea arsenal barcelona ' +
    'galatasaray fenerbahce besiktas trabzonspor istanbul ankara turkiye mustafakemal ataturk facebook google ' +
    'samsung microsoft windows minecraft pokemongo hello helloworld testtest tester testing example demo facility ' +
    'directory orvela summer winter spring autumn january december monday sunday chocolate cookie cheese flower ' +
    'butterfly lovely loveme babygirl blink access killer hunter ranger thunder jordan harley mustang corvette ' +
    'mercedes ferrari porsche yamaha matrix phoenix diamond silver golden purple orange banana pepper ginger'
  ).split(' '),
);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};

// Compatibility forms count too: full-width letters and ligatures are no harder to guess.
const foldForComparison = (text: string) => foldDiacritics(text.normalize('NFKC'));

/** "p4ssw0rd" is "password". */
function undoLookalikes(text: string): string {
  return [...text].map((char) => lookalikes[char] ?? char).join('');
}

const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** Counts characters, with runs such as "12345" or "qwert" and repeats such as "aaaa" counting once. */
function unpredictable(text: string): number {
  let count = 0;
  let before = '';
  for (const char of text) {
    const pair = before.slice(-1) + char;
    const follows = pair.length === 2 && (pair[0] === pair[1] || runs.some((run) => run.includes(pair)));
    if (!follows) count += 1;
    before += char;
  }
  return count;
}

/** Whether the text repeats one short piece: "abcabcabcabc". */
function repeats(text: string): boolean {
  return /^(.{1,5})\1+.{0,4}$/su.test(text) && new Set(text).size <= 5;
}

function isCommon(password: string): boolean {
  const text = foldForComparison(password);
  if (repeats(text) || new Set(text).size < 5 || unpredictable(text) < 5) return true;
  // A single common word with at most six characters around it.
  const around = (word: string) => text.length - word.length <= 6;
  const bare = text.replace(/[^\p{L}]+$/u, '');
  return [letters(text), letters(undoLookalikes(text)), letters(undoLookalikes(bare))].some(
    (word) => commonWords.has(word) && around(word),
  );
}

function containsName(password: string, email: string | undefined): boolean {
  const name = foldForComparison(email?.split('@')[0] ?? '');
  const text = foldForComparison(password);
  if (name.length < 3 || !text.includes(name)) return false;
  if (name.length > 3) return true;
  // Three letters occur in many words, so they count only as a separate word.
  const at = text.indexOf(name);
  return letters(text.charAt(at - 1)) === '' && letters(text.charAt(at + name.length)) === '';
}

/** Why a password is rejected; `undefined` when it is accepted. */
export function passwordProblem(
  password: string,
  { email, current }: PasswordContext = {},
): PasswordProblem | undefined {
  if ([...password.normalize('NFC')].length < passwordMinLength) return 'short';
  if (current !== undefined && password.normalize('NFC') === current.normalize('NFC')) return 'same';
  if (containsName(password, email)) return 'holds-email';
  return isCommon(password) ? 'common' : undefined;
}
