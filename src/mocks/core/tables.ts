/** Name of the database in the browser. */
export const databaseName = 'orvela-1';

const common = 'id, order';
/** Rows of people, each with a collection of their own. */
const owned = '[owner+id], [owner+order]';

/**
 * Version of the tables: raised with every change of `storeTables` or `indexedTableNames` and by every migration of
 * `database.ts`, so that browsers that have a database get it.
 */
export const tablesVersion = 21;

/** The tables of version 2, before each store had its own: what was in `rows` is in those now. */
export const firstTables = {
  reports: '++id, facilityId, at',
  rows: '[collection+id], [collection+order]',
  seeded: '&collection',
} as const;

/** The table of each store, with its keys in the notation of Dexie. Records are in `value`. */
export const storeTables = {
  accounts: common,
  audit: common,
  'chat-images': common,
  claims: common,
  decisionLinks: common,
  decisions: common,
  emailVerifications: common,
  evidence: common,
  facilities: common,
  facilityDrafts: common,
  'failed-searches': common,
  outbox: common,
  passwordResets: common,
  photos: common,
  quotas: common,
  submissions: common,
  verificationRequests: common,
  'chat-profiles': owned,
  chats: owned,
  'contact-tags': owned,
  contacts: owned,
  'mail-files': owned,
  'mail-labels': owned,
  'mail-settings': owned,
  mails: owned,
  messages: owned,
  notifications: owned,
  shortcuts: owned,
  'task-tags': owned,
  tasks: owned,
  'note-images': owned,
  'note-labels': owned,
  notes: owned,
  files: owned,
  'file-uploads': owned,
  'file-parts': owned,
  'board-cards': owned,
  'board-labels': owned,
  'board-lists': owned,
  'deleted-cards': owned,
  boards: owned,
  activities: owned,
  'course-progress': owned,
  'guide-ratings': owned,
  'support-requests': owned,
  'crypto-wallets': owned,
  'crypto-trades': owned,
  'inventory-revisions': owned,
  'product-changes': owned,
  'product-images': owned,
  'product-imports': owned,
  'product-tags': owned,
  products: owned,
} as const;

/** Tables that everyone shared up to version 5; each person has their own records in them now. */
export const formerTables = { 'contact-tags': common, contacts: common, 'task-tags': common, tasks: common } as const;

export type TableName = keyof typeof storeTables;

/** A store whose records belong to people. */
export type OwnedTableName = {
  [Name in TableName]: (typeof storeTables)[Name] extends typeof owned ? Name : never;
}[TableName];

/** Names of the stores whose records belong to people. */
export const ownedTableNames = (Object.keys(storeTables) as TableName[]).filter(
  (name): name is OwnedTableName => storeTables[name] === owned,
);

/** The texts in which the records of some stores are searched, by collection: see `StoreIndexes.searchText`. */
export const searchTextsTable = { searchTexts: '[collection+id]' } as const;

/** Tables of the stores with `StoreIndexes`. */
const indexedTableNames = ['activities', 'board-cards', 'mails'] as const satisfies readonly OwnedTableName[];

export type IndexedTableName = (typeof indexedTableNames)[number];

const isIndexed = (name: string) => (indexedTableNames as readonly string[]).includes(name);

/**
 * The tables of the stores, some with the index of `StoreIndexes`, which has many entries for a record. The others have
 * none: the first visit waits for each index of a new database.
 */
export const indexedTables = Object.fromEntries(
  Object.entries(storeTables).map(([name, keys]) => [name, isIndexed(name) ? `${keys}, *keys` : keys]),
);

/** All tables of the present version. */
export const presentTables: Readonly<Record<string, string>> = {
  ...firstTables,
  ...indexedTables,
  ...searchTextsTable,
};
