import { id, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { RotateCcw } from '@kyakhta/ui';

/** What needs two operators: one has proposed it, another decides. */
export const proposals = resource({
  path: '/proposals',
  title: msg({ message: 'Proposals', comment: 'Page: what one operator proposes and another agrees to' }),
  menu: { icon: RotateCcw, area: ['money', 'trade', 'settings'], group: 'money', waits: 'proposals' },
  list: 'GET /platform/proposal/page',
  sheet: 'GET /platform/proposal/export',
  views: ['open', 'decided'],
  narrowedBy: { only: id },
  alone: 'only',
  ask: ({ view, only }) => ({ view, proposalId: only }),
  verbs: {
    balance: 'POST /platform/user/correction',
    points: 'POST /platform/user/pointCorrection',
    level: 'POST /platform/user/level',
    agree: 'PUT /platform/proposal/{proposalId}/agree',
    takeOver: 'PUT /platform/proposal/{proposalId}/takeOver',
    refuse: 'PUT /platform/proposal/{proposalId}/refuse',
  },
});
export const { href: proposalsHref, send: proposalsSend } = proposals;
