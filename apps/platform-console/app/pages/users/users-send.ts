import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { usersHref, usersSend } from './users-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(usersHref({}));

export const usersSending: RouteObject[] = [
  { path: usersSend.reveal, loader, action: sending('POST /platform/user/{userId}/reveal') },
  { path: usersSend.endSessions, loader, action: sending('POST /platform/user/{userId}/endSessions') },
];
