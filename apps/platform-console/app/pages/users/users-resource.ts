import { msg } from '@lingui/core/macro';
import { resource } from '@kyakhta/console';
import { User } from '@kyakhta/ui';

/** Buyers, the newest first; found by name, mail, mobile or number. */
export const users = resource({
  path: '/users',
  title: msg`Buyers`,
  menu: { icon: User, area: 'people', group: 'people' },
  list: 'GET /platform/user/page',
  sheet: 'GET /platform/user/export',
  narrowedBy: { q: 254 },
  ask: ({ q }) => ({ q }),
  verbs: { reveal: 'POST /platform/user/{userId}/reveal', endSessions: 'POST /platform/user/{userId}/endSessions' },
  one: 'userId',
});
export const { href: usersHref, one: userHref, send: usersSend } = users;
