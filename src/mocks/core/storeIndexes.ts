/** How the records of a store are found without reading all of them. */
export interface StoreIndexes<Row, Index extends string> {
  /** Increased with every change of the functions: records that were stored before are indexed again on first use. */
  version: number;
  /** What orders the records of a page; records with the same one are ordered by id. */
  sortKey: (row: Row) => string | number;
  /** By name of the index: the values under which a record is found. */
  values: Readonly<Record<Index, (row: Row) => readonly string[]>>;
  /** The text in which a record is searched. It is stored apart, so that a search need not read the records. */
  searchText?: ((row: Row) => string) | undefined;
}

/** One index and the value to find. */
export type Where<Index extends string> = { [Name in Index]: Record<Name, string> }[Index];

/** Which records of a store to read. */
export interface PageRequest<Index extends string> {
  where: Where<Index>;
  /** Only records whose search text fulfils it. */
  matches?: ((searchText: string) => boolean) | undefined;
  /** By default ascending. */
  sort?: 'ascending' | 'descending' | undefined;
  /** Records to skip. */
  offset?: number | undefined;
  /** By default all. */
  limit?: number | undefined;
}

/** Some of the records that were found, and the number of all of them. */
export interface RowPage<Row> {
  rows: Row[];
  total: number;
}

/** An entry of a record in the index of its table. */
export type IndexKey = [owner: string, index: string, value: string, sortKey: string | number];

/** The entries of a record. */
export function indexKeys<Row, Index extends string>(
  { sortKey, values }: StoreIndexes<Row, Index>,
  owner: string,
  row: Row,
): IndexKey[] {
  const names = Object.keys(values) as Index[];
  return names.flatMap((name) =>
    [...new Set(values[name](row))].map((value): IndexKey => [owner, name, value, sortKey(row)]),
  );
}

/** The first and the last key that the entries of a value can have. */
export function keyRange<Index extends string>(
  owner: string,
  where: Where<Index>,
): [lower: unknown[], upper: unknown[]] {
  const [[name, value] = []] = Object.entries(where);
  // A shorter array comes before every longer one, and an array after every text and number.
  return [
    [owner, name, value],
    [owner, name, value, []],
  ];
}

/** The same for records in memory. */
export function findRows<Row extends { id: string }, Index extends string>(
  rows: readonly Row[],
  { sortKey, values }: StoreIndexes<Row, Index>,
  where: Where<Index>,
): Row[] {
  const [[name, value] = []] = Object.entries(where) as Array<[Index, string]>;
  const compare = <Key extends string | number>(one: Key, other: Key) => (one < other ? -1 : one > other ? 1 : 0);
  return rows
    .filter((row) => name !== undefined && value !== undefined && values[name](row).includes(value))
    .toSorted((one, other) => compare(sortKey(one), sortKey(other)) || compare(one.id, other.id));
}
