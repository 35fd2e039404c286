import { at } from '@kyakhta/console';

/** Everything the address of the journal can say. */
export type EntriesQuery = { account?: string | undefined; reference?: string | undefined; page?: number | undefined };

export const entriesHref = ({ account, reference, page }: EntriesQuery): string =>
  at('/ledger/entries', { account, reference, page: page !== undefined && page > 1 ? page : undefined });
