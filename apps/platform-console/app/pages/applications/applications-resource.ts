import { msg } from '@lingui/core/macro';
import { resource } from '@kyakhta/console';
import { BadgeCheck } from '@kyakhta/ui';
import { toDecide } from '../decisions.ts';

/** Applications for stores. */
export const applications = resource({
  path: '/applications',
  title: msg`Applications for stores`,
  menu: { icon: BadgeCheck, area: 'stores', group: 'stores', waits: 'applications' },
  list: 'GET /platform/shopAudit/page',
  sheet: 'GET /platform/shopAudit/export',
  ...toDecide,
  verbs: {
    approve: 'PUT /platform/shopAudit/approve',
    refuse: 'PUT /platform/shopAudit/refuse',
    paper: 'POST /platform/shopAudit/paper',
  },
  one: 'applicationId',
});
export const { href: applicationsHref, one: applicationHref, send: applicationsSend } = applications;
