import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Info } from '@kyakhta/ui';

/** What the platform tells everybody, the newest first. */
export const notices = resource({
  path: '/notices',
  title: msg`Notices`,
  menu: { icon: Info, area: 'content', group: 'content' },
  list: 'GET /platform/notice/page',
  sheet: 'GET /platform/notice/export',
  verbs: {
    write: 'POST /platform/notice',
    change: 'PUT /platform/notice/{noticeId}',
    publish: 'PUT /platform/notice/{noticeId}/publish',
    takeDown: 'PUT /platform/notice/{noticeId}/takeDown',
  },
});
export const { send: noticesSend } = notices;
