import { msg } from '@lingui/core/macro';
import { resource } from '@kyakhta/console';
import { workStates } from '@kyakhta/contract/values';
import { Clock } from '@kyakhta/ui';

/** What the platform will do later, what is due, what is retried and what failed: of a state by tab, of a kind by choice. */
export const jobs = resource({
  path: '/jobs',
  title: msg`Background jobs`,
  menu: { icon: Clock, area: 'settings', group: 'house', waits: 'jobs', alarm: true },
  list: 'GET /platform/jobs/page',
  sheet: 'GET /platform/jobs/export',
  views: ['all', ...workStates],
  narrowedBy: { kind: 64 },
  ask: ({ view, kind }) => ({ ...(view !== 'all' && { state: view }), kind }),
  verbs: { retry: 'POST /platform/jobs/retry' },
});
export const { href: jobsHref, send: jobsSend } = jobs;
