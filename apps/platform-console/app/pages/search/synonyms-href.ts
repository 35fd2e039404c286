import { at } from '@kyakhta/console';

/** Everything the address of the synonyms can say. */
export type SynonymsQuery = { word?: string | undefined; page?: number | undefined };

export const synonymsHref = ({ word, page }: SynonymsQuery): string =>
  at('/search/synonyms', { word, page: page !== undefined && page > 1 ? page : undefined });
/** Where a group is sent to: each verb has its own address. */
export const synonymsSend = { add: '/search/synonyms/add', change: '/search/synonyms/change', remove: '/search/synonyms/remove' } as const;
