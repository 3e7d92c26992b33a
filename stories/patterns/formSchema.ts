import * as z from 'zod/mini';

import type { FormTexts } from './formTexts';

/** Message key, which the form translates. */
export type FormProblem = keyof FormTexts['errors'];

const text = (problem: FormProblem) => z.string().check(z.trim(), z.minLength(1, problem));
const some = (problem: FormProblem) => z.array(z.string()).check(z.minLength(1, problem));

/** Schema of the example form; its issues are message keys. */
export const formSchema = z.object({
  name: text('name'),
  kind: text('kind'),
  city: text('city'),
  about: text('about'),
  details: z.string(),
  services: some('services'),
  labels: some('labels'),
  colour: text('colour'),
  photo: z.array(z.file()).check(z.minLength(1, 'photo')),
  beds: z.nullable(z.number()).check(z.refine((beds) => beds !== null && beds >= 1 && beds <= 500, { error: 'beds' })),
  radius: z.number().check(z.minimum(1, 'radius')),
  price: z
    .readonly(z.tuple([z.number(), z.number()]))
    .check(z.refine(([from, to]) => to - from >= 10, { error: 'price' })),
  opened: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'opened')),
  holidays: z
    .object({ start: z.string(), end: z.string() })
    .check(z.refine(({ start, end }) => start !== '' && end >= start, { error: 'holidays' })),
  from: z.string().check(z.regex(/^\d{2}:\d{2}$/, 'from')),
  languages: some('languages'),
  email: z.string().check(z.email('email')),
  phone: z.string().check(z.regex(/^\+\d{8,15}$/, 'phone')),
  website: z.string(),
  reach: z.nullable(z.enum(['email', 'phone'])).check(z.refine((reach) => reach !== null, { error: 'reach' })),
  password: z.string().check(z.minLength(8, 'password')),
  news: z.boolean(),
  public: z.boolean(),
  terms: z.boolean().check(z.refine((agreed) => agreed, { error: 'terms' })),
});

export type FormValues = z.infer<typeof formSchema>;

/** An empty form. */
export const untouched: FormValues = {
  name: '',
  kind: '',
  city: '',
  about: '',
  details: '',
  services: [],
  labels: [],
  colour: '',
  photo: [],
  beds: null,
  radius: 0,
  price: [40, 40],
  opened: '',
  holidays: { start: '', end: '' },
  from: '',
  languages: [],
  email: '',
  phone: '',
  website: '',
  reach: null,
  password: '',
  news: false,
  public: false,
  terms: false,
};

/** A valid form. */
export const complete: FormValues = {
  name: 'Harbour Clinic',
  kind: 'clinic',
  city: 'Port Calder',
  about: 'A walk-in clinic beside the ferry.',
  details: '<p>Tram 4 stops <strong>in front of the door</strong>.</p>',
  services: ['vaccines', 'tests'],
  labels: ['ferry', 'step-free'],
  colour: '#0090ff',
  photo: [new File(['picture'], 'front-door.txt', { type: 'text/plain', lastModified: 0 })],
  beds: 12,
  radius: 20,
  price: [40, 120],
  opened: '2019-05-02',
  holidays: { start: '2026-07-01', end: '2026-07-14' },
  from: '08:30',
  languages: ['en', 'tr'],
  email: 'door@harbour.example',
  phone: '+902125550143',
  website: '',
  reach: 'email',
  password: 'correct horse battery',
  news: true,
  public: true,
  terms: true,
};
