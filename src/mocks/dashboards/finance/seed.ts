import { dayMs, minuteMs } from '#lib/time/duration';
import type { Transaction } from '#modules/dashboards/finance/api';
import type { TransactionCategory } from '#modules/dashboards/finance/limits';

import type { DataLanguage, Localized } from '#mocks/core/localized';
import { startOfToday } from '#mocks/dashboards/labels';

/** Days of a statement, and of the budget. */
export const monthDays = 30;
/** Statements in the sample data. */
export const months = 12;

/** Balance in dollars a year ago. */
export const openingBalance = 61_250;
/** What the plan of the account adds to it in a month, in dollars. */
export const plannedNet = 2100;

interface Entry {
  name: Localized;
  category: TransactionCategory;
  /** Days before the end of its month, from 1. */
  day: number;
  /** Dollars. */
  amount: number;
  /** Whether it is the same in every month. */
  fixed?: true;
  /** Only in months whose number leaves this remainder when divided by three. */
  third?: 0 | 1 | 2;
}

const named = (en: string, tr: string): Localized => ({ en, tr });
const brand = (name: string): Localized => ({ en: name, tr: name });

/** What comes and goes in a month, latest first. */
const plan: readonly Entry[] = [
  { name: brand('Halyard Coffee'), category: 'expense', day: 1, amount: -18.4 },
  { name: named('Orvela Electric', 'Orvela Elektrik'), category: 'bill', day: 1, amount: -286.2 },
  { name: brand('Portside Grocers'), category: 'expense', day: 2, amount: -412.75 },
  { name: named('Consulting fee', 'Danışmanlık ücreti'), category: 'income', day: 2, amount: 4120 },
  { name: brand('Kestrel Airways'), category: 'work', day: 3, amount: -3864.5 },
  { name: brand('Northline Telecom'), category: 'bill', day: 4, amount: -143.9, fixed: true },
  { name: named('Salary', 'Maaş'), category: 'income', day: 5, amount: 14_200, fixed: true },
  {
    name: named('Transfer to savings', 'Birikim hesabına aktarma'),
    category: 'saving',
    day: 5,
    amount: -914.51,
    fixed: true,
  },
  { name: brand('Brightwater Furniture'), category: 'expense', day: 6, amount: -1840 },
  { name: brand('Portside Grocers'), category: 'expense', day: 8, amount: -388.1 },
  { name: brand('Marlow & Finch Tailors'), category: 'expense', day: 9, amount: -964 },
  { name: named('Orvela Water', 'Orvela Su'), category: 'bill', day: 9, amount: -96.3 },
  { name: brand('Hotel Meridian'), category: 'work', day: 10, amount: -2475.8 },
  { name: brand('Greenleaf Pharmacy'), category: 'expense', day: 11, amount: -87.35 },
  { name: brand('Cobalt Systems'), category: 'work', day: 12, amount: -9420, third: 0 },
  { name: brand('Portside Grocers'), category: 'expense', day: 14, amount: -430.6 },
  { name: named('Building management', 'Bina yönetimi'), category: 'bill', day: 15, amount: -480, fixed: true },
  { name: named('Music school', 'Müzik okulu'), category: 'expense', day: 16, amount: -620, fixed: true },
  { name: brand('Terrace Restaurant'), category: 'expense', day: 17, amount: -214.9 },
  { name: named('Expenses paid back', 'Geri ödenen masraflar'), category: 'income', day: 18, amount: 15_200 },
  { name: brand('Summit Conferences'), category: 'work', day: 19, amount: -6180, third: 0 },
  { name: named('School fees', 'Okul ücreti'), category: 'expense', day: 20, amount: -3250, fixed: true },
  { name: brand('Portside Grocers'), category: 'expense', day: 21, amount: -405.2 },
  { name: named('Home insurance', 'Konut sigortası'), category: 'bill', day: 22, amount: -612.4, fixed: true },
  { name: brand('Lumen Office Supplies'), category: 'work', day: 23, amount: -1540.25 },
  { name: brand('Harbour Dental Clinic'), category: 'expense', day: 24, amount: -1180 },
  { name: brand('Pinewood Garage'), category: 'expense', day: 25, amount: -896.7 },
  { name: brand('Kestrel Airways'), category: 'work', day: 26, amount: -4310.4 },
  { name: brand('Saltmarsh Books'), category: 'expense', day: 27, amount: -142.5 },
  { name: brand('Fibre One'), category: 'bill', day: 28, amount: -64.9, fixed: true },
  { name: brand('Portside Grocers'), category: 'expense', day: 29, amount: -421.85 },
  { name: named('Gift for a friend', 'Arkadaşa hediye'), category: 'expense', day: 30, amount: -310 },
];

/** A number from -1 to 1 that looks random and is the same for the same place. */
const variation = (month: number, index: number) => Math.sin(month * 91.7 + index * 37.3);

/** The start of a day that is some days ago, as a calendar date. */
export const isoDay = (daysAgo: number): string =>
  new Date(startOfToday() - daysAgo * dayMs).toISOString().slice(0, 10);

/** The transactions of a month, 0 for the last 30 days; newest first. */
function monthOf(month: number, language: DataLanguage): Transaction[] {
  return plan.flatMap(({ name, category, day, amount, fixed, third }, index) => {
    if (third !== undefined && month % 3 !== third) return [];
    const daysAgo = month * monthDays + day;
    const varied = fixed ? amount : amount * (1 + 0.06 * variation(month, index));
    const minute = 8 * 60 + Math.round((variation(index, month + 1) + 1) * 300);
    const number = (months - month) * plan.length - index;
    return {
      id: `txn_${String(number).padStart(4, '0')}`,
      transactionId: `${528_650_000 + number * 7} ${category.slice(0, 2).toUpperCase()}`,
      name: name[language],
      amount: Math.round(varied * 100) / 100,
      status: daysAgo <= 2 && category !== 'income' ? ('pending' as const) : ('completed' as const),
      date: new Date(startOfToday() - daysAgo * dayMs + minute * minuteMs).toISOString(),
      category,
    };
  });
}

/** The transactions of a year, newest first. */
export const sampleTransactions = (language: DataLanguage): Transaction[] =>
  Array.from({ length: months }, (_, month) => monthOf(month, language))
    .flat()
    .toSorted((one, other) => other.date.localeCompare(one.date));

/** Decades of transactions, newest first. */
export const manyTransactions = (language: DataLanguage, count = 10_000): Transaction[] =>
  Array.from({ length: Math.ceil(count / (plan.length - 2)) }, (_, month) =>
    monthOf(month, language).map((one, index) => ({ ...one, id: `txn_${month}_${index}` })),
  )
    .flat()
    .slice(0, count)
    .toSorted((one, other) => other.date.localeCompare(one.date));
