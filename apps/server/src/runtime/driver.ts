import pg from 'pg';

// What of the driver's inside a batch of statements is built upon, and all of it (decision 0135). The connection, which writes
// the messages, and handing a client a query of one's own are published: `pg.Connection`, `pg.Submittable`.

/** A query of the driver: where statements are pipelined a client takes only what is one, and calls its `handle…` with what the server says. */
export const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig) => object;

/** How the driver writes a value that a statement is given. */
export const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): string | Buffer | null } }).utils;
