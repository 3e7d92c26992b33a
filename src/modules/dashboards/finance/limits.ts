/** Limits of the budget and of both statements in dollars, as specified. */
export const financeLimits = {
  expensesLimit: 20_000,
  savingsGoal: 250_000,
  billsLimit: 1000,
  statementLimit: 34_500,
} as const;

/** What a transaction is for, in the order of the breakdown. */
export const transactionCategories = ['income', 'expense', 'bill', 'work', 'saving'] as const;
/** What a transaction is for. */
export type TransactionCategory = (typeof transactionCategories)[number];

/** Whether a transaction has been carried out. */
export const transactionStatuses = ['completed', 'pending'] as const;

/** The statements of the card, by which transactions can be filtered. */
export const statementNames = ['current', 'previous'] as const;
/** A statement of the card. */
export type StatementName = (typeof statementNames)[number];

/** The columns by which transactions can be sorted. */
export const transactionSorts = ['date', 'transactionId', 'name', 'category', 'amount', 'status'] as const;
/** A column by which transactions can be sorted. */
export type TransactionSort = (typeof transactionSorts)[number];

/** Bounds of the calls. */
export const transactionLimits = { page: 10, maxPage: 1000, search: 200 } as const;
