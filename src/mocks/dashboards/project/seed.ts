import { dateFormat } from '#lib/format/intl';
import { budgetColumns } from '#modules/dashboards/projectFigures';
import type { BudgetRow, Expenses, IssueCounts, Project, TeamMember } from '#modules/dashboards/projectSchemas';
import { apportion, sumOf } from '#modules/dashboards/sums';

import { contacts, orvelaCountry } from '#mocks/contacts/seed';
import type { DataLanguage, Localized } from '#mocks/core/localized';
import { rangesOfDays } from '#mocks/dashboards/labels';
import { stream } from '#mocks/directory/seed/random';
import { personByName } from '#mocks/people/seed';

const w = (en: string, tr: string): Localized => ({ en, tr });

/** A week of issues: new and closed ones from Monday to Sunday, and what became of the closed ones. */
interface IssueWeek {
  created: number[];
  closed: number[];
  wontFix: number;
  reopened: number;
  untriaged: number;
}

const issueWeeks: Readonly<Record<'this-week' | 'last-week', IssueWeek>> = {
  'this-week': {
    created: [31, 24, 38, 27, 33, 12, 8],
    closed: [19, 22, 17, 29, 21, 6, 4],
    wontFix: 14,
    reopened: 9,
    untriaged: 11,
  },
  'last-week': {
    created: [36, 29, 33, 35, 27, 15, 10],
    closed: [14, 21, 25, 16, 23, 9, 3],
    wontFix: 17,
    reopened: 7,
    untriaged: 16,
  },
};

function countIssues({ created, closed, wontFix, reopened, untriaged }: IssueWeek): IssueCounts {
  return {
    'new-issues': sumOf(created),
    'closed-issues': sumOf(closed),
    fixed: sumOf(closed) - wontFix,
    'wont-fix': wontFix,
    're-opened': reopened,
    'needs-triage': untriaged,
  };
}

const newIssues = w('New issues', 'Yeni kayıtlar');
const closedIssues = w('Closed issues', 'Kapatılan kayıtlar');

type First = <Item>(items: readonly Item[]) => Item[];

function githubIssues(language: DataLanguage, first: First): Project['githubIssues'] {
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const weekOf = (name: 'this-week' | 'last-week'): IssueWeek => {
    const week = issueWeeks[name];
    const closed = first(week.closed);
    const share = sumOf(closed) / sumOf(week.closed);
    return { ...week, created: first(week.created), closed, wontFix: Math.round(week.wontFix * share) };
  };
  const [thisWeek, lastWeek] = [weekOf('this-week'), weekOf('last-week')];
  const series = ({ created, closed }: IssueWeek) => [
    { name: newIssues[language], type: 'line' as const, data: created },
    { name: closedIssues[language], type: 'column' as const, data: closed },
  ];
  return {
    overview: { 'this-week': countIssues(thisWeek), 'last-week': countIssues(lastWeek) },
    // 1 January 2024 was a Monday.
    labels: first([0, 1, 2, 3, 4, 5, 6]).map((day) => weekday.format(Date.UTC(2024, 0, 1 + day))),
    series: { 'this-week': series(thisWeek), 'last-week': series(lastWeek) },
  };
}

const taskWeeks = {
  'this-week': { tasks: [15, 20, 38, 27], completed: 61 },
  'last-week': { tasks: [19, 16, 42, 23], completed: 58 },
};

const areas = [w('API', 'API'), w('Backend', 'Arka uç'), w('Frontend', 'Ön yüz'), w('Issues', 'Sorunlar')];

function taskDistribution(language: DataLanguage, first: First): Project['taskDistribution'] {
  const overview = ({ tasks, completed }: (typeof taskWeeks)['this-week']) => ({
    new: sumOf(first(tasks)),
    completed: Math.min(completed, sumOf(first(tasks))),
  });
  return {
    overview: { 'this-week': overview(taskWeeks['this-week']), 'last-week': overview(taskWeeks['last-week']) },
    labels: first(areas).map((name) => name[language]),
    series: { 'this-week': first(taskWeeks['this-week'].tasks), 'last-week': first(taskWeeks['last-week'].tasks) },
  };
}

type SeedItem = readonly [time: string, title: Localized, location?: Localized];

const schedule: Readonly<Record<'today' | 'tomorrow', readonly SeedItem[]>> = {
  today: [
    ['08:45–09:00', w('Daily stand-up', 'Günlük kısa toplantı'), w('Room Saltmarket', 'Saltmarket odası')],
    ['09:30–10:15', w('Review of opening hours imports', 'Çalışma saati aktarımlarının incelenmesi')],
    [
      '11:00–11:30',
      w('Call with Calder General Hospital', 'Calder Genel Hastanesi ile görüşme'),
      w('Phone', 'Telefon'),
    ],
    [
      '12:30–13:15',
      w('Lunch with the translators', 'Çevirmenlerle öğle yemeği'),
      w('Harbour Canteen', 'Liman Kantini'),
    ],
    [
      '14:00–15:00',
      w('Planning of the next release', 'Sonraki sürümün planlanması'),
      w('Room Yeşilmar', 'Yeşilmar odası'),
    ],
    ['15:30–16:00', w('Walkthrough of the new search', 'Yeni aramanın tanıtımı')],
    [
      '16:30–17:00',
      w('Accessibility audit: questions', 'Erişilebilirlik denetimi: sorular'),
      w('Room Thornwick', 'Thornwick odası'),
    ],
  ],
  tomorrow: [
    ['08:45–09:00', w('Daily stand-up', 'Günlük kısa toplantı'), w('Room Saltmarket', 'Saltmarket odası')],
    [
      '10:00–11:00',
      w('Interview: community nurse', 'Görüşme: toplum sağlığı hemşiresi'),
      w('Room Eastholm', 'Eastholm odası'),
    ],
    ['11:15–11:45', w('Budget check of the quarter', 'Üç aylık bütçe kontrolü')],
    ['13:00–13:30', w('Handover of the night on-call', 'Gece nöbetinin devri'), w('Phone', 'Telefon')],
    ['14:00–15:30', w('Workshop: writing decisions', 'Atölye: karar yazımı'), w('Room Yeşilmar', 'Yeşilmar odası')],
    ['16:00–16:20', w('Demo of the mobile map', 'Mobil haritanın gösterimi')],
    ['16:30–17:00', w('Retrospective', 'Geriye bakış toplantısı'), w('Room Saltmarket', 'Saltmarket odası')],
  ],
};

const scheduleOf = (day: 'today' | 'tomorrow', language: DataLanguage) =>
  schedule[day].map(([time, title, location]) => ({
    title: title[language],
    time,
    ...(location && { location: location[language] }),
  }));

/** What was spent on each of the last days, oldest first: less at weekends. */
function dailyExpenses(days: number): number[] {
  const random = stream('project', 'expenses');
  return Array.from({ length: days }, (_, at) =>
    Math.round((540 + random.normal() * 90) * (at % 7 < 5 ? 1 : 0.35) + (at / days) * 120),
  );
}

/** The days of a year that can be divided into ten equal ranges. */
const yearDays = 350;

const expenses = w('Expenses', 'Giderler');
const budgetName = w('Budget', 'Bütçe');

/** The last expenses in ranges of some days: all three add up the same days. */
function expensesOf(count: number, days: number, language: DataLanguage): Expenses {
  const recent = dailyExpenses(yearDays).slice(-count * days);
  const data = Array.from({ length: count }, (_, at) => sumOf(recent.slice(at * days, (at + 1) * days)));
  return {
    amount: sumOf(data),
    labels: rangesOfDays(count, days, language),
    series: [{ name: expenses[language], data }],
  };
}

/** Parts of the budget: what is planned, and the part of all expenses that went into it. */
const budget = [
  { type: w('Concept', 'Tasarım fikri'), total: 24_000, weight: 13 },
  { type: w('Design', 'Tasarım'), total: 41_000, weight: 19 },
  { type: w('Development', 'Geliştirme'), total: 112_000, weight: 47 },
  { type: w('Extras', 'Ek işler'), total: 18_000, weight: 4 },
  { type: w('Marketing', 'Pazarlama'), total: 46_000, weight: 17 },
] as const;

/** A percentage with two decimals. */
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

function budgetRows(language: DataLanguage): BudgetRow[] {
  const spent = apportion(
    sumOf(dailyExpenses(yearDays)),
    budget.map(({ weight }) => weight),
  );
  return budget.map(({ type, total }, at) => {
    const expensesAmount = spent[at] ?? 0;
    const expensesPercentage = percentOf(expensesAmount, total);
    return {
      id: at + 1,
      type: type[language],
      total,
      expensesAmount,
      expensesPercentage,
      remainingAmount: total - expensesAmount,
      remainingPercentage: Math.round((100 - expensesPercentage) * 100) / 100,
    };
  });
}

const team: ReadonlyArray<readonly [name: string, title: Localized]> = [
  ['Ada Lindqvist', w('Project lead', 'Proje yöneticisi')],
  ['Priya Raman', w('Product designer', 'Ürün tasarımcısı')],
  ['Emre Çelik', w('Frontend developer', 'Ön yüz geliştiricisi')],
  ['Samuel Abara', w('Backend developer', 'Arka uç geliştiricisi')],
  ['Grace Mensah', w('Data engineer', 'Veri mühendisi')],
  ['Leyla Polat', w('Content designer', 'İçerik tasarımcısı')],
  ['Hiroshi Tanaka', w('Accessibility tester', 'Erişilebilirlik test uzmanı')],
  ['Owen Fairweather', w('Support lead', 'Destek sorumlusu')],
  ['Zeynep Karaca-Vandenbroucke', w('Translator', 'Çevirmen')],
];

function teamMembers(language: DataLanguage): TeamMember[] {
  return team.map(([name, title]) => {
    const { id, avatar } = personByName(name);
    const contact = contacts.find((one) => one.id === id);
    const phone = contact?.phoneNumbers?.[0];
    return {
      id,
      avatar,
      name,
      email: contact?.emails?.[0]?.email ?? '',
      phone: phone ? `${orvelaCountry.code} ${phone.phoneNumber}` : '',
      title: title[language],
    };
  });
}

/** How much there is: `single` has one point in each series, `empty` is a project without any records. */
export type ProjectSize = 'usual' | 'single' | 'empty';

/** The sample project, relative to now. */
export function sampleProject(language: DataLanguage, size: ProjectSize = 'usual'): Project {
  const most = { usual: Infinity, single: 1, empty: 0 }[size];
  const first = <Item>(items: readonly Item[]): Item[] => items.slice(0, most);
  const rows = first(budgetRows(language));
  const ranges = (count: number, days: number) => expensesOf(Math.min(count, most), days, language);
  return {
    githubIssues: githubIssues(language, first),
    taskDistribution: taskDistribution(language, first),
    schedule: {
      today: first(scheduleOf('today', language)),
      tomorrow: first(scheduleOf('tomorrow', language)),
    },
    budgetDistribution: {
      categories: rows.map(({ type }) => type),
      series: [
        {
          name: budgetName[language],
          data: apportion(
            100,
            rows.map(({ total }) => total),
          ),
        },
      ],
    },
    weeklyExpenses: ranges(6, 1),
    monthlyExpenses: ranges(4, 7),
    yearlyExpenses: ranges(10, yearDays / 10),
    budgetDetails: { columns: [...budgetColumns], rows },
    teamMembers: first(teamMembers(language)),
  };
}
