import * as z from 'zod/mini';

import { recordId } from '#lib/http/crudEndpoints';
import { endpoint, queryNumber } from '#lib/http/endpoint';
import { paginationSchema } from '#lib/http/pagination';

import {
  statementNames,
  transactionCategories,
  transactionLimits,
  transactionSorts,
  transactionStatuses,
} from './limits';

const number = z.number();
const instant = z.iso.datetime();
const day = z.iso.date();

/** A movement of the account. */
export const transactionSchema = z.object({
  id: recordId,
  transactionId: z.string(),
  /** In the language of the call. */
  name: z.string(),
  /** Dollars; negative for what was paid. */
  amount: number,
  status: z.enum(transactionStatuses),
  date: instant,
  /** Our addition. */
  category: z.enum(transactionCategories),
});
/** A movement of the account. */
export type Transaction = z.infer<typeof transactionSchema>;

/** A monthly statement of the card, in dollars. */
export const statementSchema = z.object({
  status: z.enum(['paid', 'pending']),
  /** When it was paid, or is due. */
  date: instant,
  limit: number,
  spent: number,
  /** The least that has to be paid. */
  minimum: number,
  /** First and last day (our addition). */
  from: day,
  to: day,
});
/** A monthly statement of the card. */
export type Statement = z.infer<typeof statementSchema>;

/** What was spent and saved, and the limits of it, in dollars. */
export const budgetSchema = z.object({
  /** Of the last 30 days. */
  expenses: number,
  expensesLimit: number,
  /** Of the last year. */
  savings: number,
  savingsGoal: number,
  /** Of the last 30 days. */
  bills: number,
  billsLimit: number,
});
/** What was spent and saved. */
export type Budget = z.infer<typeof budgetSchema>;

/** The account over a year. */
export const accountBalanceSchema = z.object({
  /** Growth of the balance over the year, in percent. */
  growRate: number,
  /** Average monthly income, in dollars. */
  ami: number,
  /** `Predicted` and `Actual`: the balance in dollars, every third day. */
  series: z.array(z.object({ name: z.string(), data: z.array(z.object({ x: day, y: number })) })),
});
/** The account over a year. */
export type AccountBalance = z.infer<typeof accountBalanceSchema>;

/** `GET api/dashboards/finance`. */
export const getFinance = endpoint({
  method: 'GET',
  path: 'api/dashboards/finance',
  summary: 'Returns balance, budget, statements and the last transactions of the finance dashboard',
  response: z.object({
    accountBalance: accountBalanceSchema,
    budget: budgetSchema,
    previousStatement: statementSchema,
    currentStatement: statementSchema,
    recentTransactions: z.array(transactionSchema),
  }),
  access: 'user',
});
/** The finance dashboard. */
export type Finance = z.infer<(typeof getFinance)['response']>;

/** Sums of transactions in dollars. */
export const transactionTotalsSchema = z.object({
  /** What came in, positive. */
  received: number,
  /** What was paid, negative. */
  paid: number,
  /** Both together. */
  net: number,
});
/** Sums of transactions. */
export type TransactionTotals = z.infer<typeof transactionTotalsSchema>;

/** `GET api/dashboards/finance/transactions`: our addition. */
export const getTransactions = endpoint({
  method: 'GET',
  path: 'api/dashboards/finance/transactions',
  summary: 'Lists the transactions of a year, newest first unless sorted, with their sums over all pages',
  query: z.object({
    /** Part of a name or transaction id. */
    search: z.optional(z.string().check(z.maxLength(transactionLimits.search))),
    /** Only what is on a statement. */
    statement: z.optional(z.enum(statementNames)),
    sort: z.optional(z.enum(transactionSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    /** From 1; a page after the last answers the last. */
    page: z.optional(queryNumber(z.int(), z.minimum(1), z.maximum(1_000_000))),
    size: z.optional(queryNumber(z.int(), z.minimum(1), z.maximum(transactionLimits.maxPage))),
  }),
  response: z.object({
    transactions: z.array(transactionSchema),
    totals: transactionTotalsSchema,
    pagination: paginationSchema,
  }),
  access: 'user',
});
/** A page of transactions. */
export type TransactionPage = z.infer<(typeof getTransactions)['response']>;
