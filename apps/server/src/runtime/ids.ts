import { type Sql, sql } from './sql.ts';

/** Ids of rows, for `id = ${ids}`: numbers, or what a statement selects, so that nobody waits for its answer first. */
export type Ids = Sql;
export const these = (ids: readonly number[]): Ids => sql`any(${[...ids]}::int[])`;
export const selectedBy = (query: Sql<{ readonly id: number }>): Ids => sql`any(array(${query})::int[])`;
