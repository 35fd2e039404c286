import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Search } from '@kyakhta/ui';

/** Groups of words that mean the same to the search; found by one of their words. */
export const synonyms = resource({
  path: '/search/synonyms',
  title: msg`Synonyms`,
  menu: { icon: Search, area: 'content', group: 'content' },
  list: 'GET /platform/synonym/page',
  sheet: 'GET /platform/synonym/export',
  narrowedBy: { word: 60 },
  ask: ({ word }) => ({ word }),
  verbs: { add: 'POST /platform/synonym', change: 'PUT /platform/synonym', remove: 'DELETE /platform/synonym/{synonymId}' },
});
export const { send: synonymsSend } = synonyms;
