import { ask, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { visitPeriods } from '@kyakhta/contract/values';
import { ChartColumn } from '@kyakhta/ui';

type Period = `${(typeof visitPeriods)[number]}`;
const periods = visitPeriods.map(String) as [Period, ...Period[]];

/** How often pages of the storefront were opened in the last days; a view is a period. */
export const visits = resource({
  path: '/visits',
  title: msg({ message: 'Visits', comment: 'How many pages were opened' }),
  menu: { icon: ChartColumn, area: 'content', group: 'content' },
  list: 'GET /platform/visits',
  views: periods,
  viewedBy: 'days',
  first: '30',
  ask: ({ view }) => ({ days: Number(view) }),
  read: async (request, { days }) => {
    const figures = await ask(request, 'GET /platform/visits', { days });
    return { figures, records: figures.visits > 0 ? figures.pages : [], pages: 1 };
  },
});
