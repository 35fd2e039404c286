import { at } from '@kyakhta/console';

/** Everything the address of the buyers' list can say. */
export type UsersQuery = { q?: string | undefined; page?: number | undefined };
export const usersHref = ({ q, page }: UsersQuery): string => at('/users', { q, page: page !== undefined && page > 1 ? page : undefined });
export const userHref = (userId: number): string => at(`/users/${userId}`);
/** Where each verb is sent to. */
export const usersSend = { reveal: '/users/reveal', endSessions: '/users/end-sessions' } as const;
