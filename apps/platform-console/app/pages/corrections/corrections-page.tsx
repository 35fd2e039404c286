import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CorrectionCard } from './correction-card.tsx';
import { correctionsHref } from './corrections-href.ts';

const views = ['decided', 'points', 'pointsDecided'] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('view');
  const view = views.find((one) => one === asked);
  const current = pageOf(searchParams);
  const of = (isShown: boolean, isDecided: boolean) =>
    ({ view: isShown && isDecided ? 'decided' : 'open', ...(isShown ? { current, size: rowsPerPage } : { size: 1 }) }) as const;
  const isPoints = view === 'points' || view === 'pointsDecided';
  const [balances, points] = await Promise.all([
    ask(request, 'GET /platform/user/corrections', of(!isPoints, view === 'decided')),
    ask(request, 'GET /platform/user/pointCorrections', of(isPoints, view === 'pointsDecided')),
  ]);
  const { records, pages } = isPoints ? points : balances;
  return { records, pages, view, current, open: balances.open, openPoints: points.open };
}

/** Balances and points to be set right by hand: one operator proposes, another decides. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { records, pages, view, current, open, openPoints } = useLoaderData<typeof loader>();
  const decided = view === 'decided' || view === 'pointsDecided';
  return (
    <IndexPage
      title={t({ message: 'Corrections', comment: 'Page: balances set right by hand' })}
      tabsLabel={t`Corrections by state`}
      tabs={[
        {
          href: correctionsHref({}),
          label: t({ message: 'Waiting', context: 'corrections', comment: 'Tab: corrections that wait for a second operator' }),
          count: number(open),
          current: view === undefined,
        },
        {
          href: correctionsHref({ view: 'decided' }),
          label: t({ message: 'Decided', context: 'corrections', comment: 'Tab: corrections that were booked or refused' }),
          current: view === 'decided',
        },
        {
          href: correctionsHref({ view: 'points' }),
          label: t({ message: 'Points: waiting', comment: 'Tab: corrections of points that wait for a second operator' }),
          count: number(openPoints),
          current: view === 'points',
        },
        {
          href: correctionsHref({ view: 'pointsDecided' }),
          label: t({ message: 'Points: decided', comment: 'Tab: corrections of points that were booked or refused' }),
          current: view === 'pointsDecided',
        },
      ]}
    >
      {records.length > 0 ? (
        <ul className="grid gap-3">
          {records.map((one) => (
            <li key={one.correctionId}>
              <CorrectionCard one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={CircleCheck} title={decided ? t`Nothing was corrected yet` : t`No correction waits`}>
          {t`A correction is proposed on the page of a buyer, with its reason. It is booked when another operator agrees.`}
        </EmptyState>
      )}
      <Pages current={current} pages={pages} href={(next) => correctionsHref({ view, page: next })} />
    </IndexPage>
  );
}
