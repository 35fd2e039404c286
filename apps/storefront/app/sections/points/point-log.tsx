import { useLingui } from '@lingui/react/macro';
import { Anchor, Card, Code, cx, EmptyState, LinkButton, Pagination, Star, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Points } from './points.server.ts';

type Line = Points['lines'][number];

/** What has changed the points, the latest first, with what there was after each. */
export function PointLog({ points }: { points: Points }) {
  const { t } = useLingui();
  const { kind } = points;
  const tabs = [
    { kind: 'all', label: t({ message: 'All', comment: 'Tab: all changes of points' }) },
    { kind: 'earned', label: t({ message: 'In', comment: 'Tab: points that came' }) },
    { kind: 'spent', label: t({ message: 'Out', comment: 'Tab: points that were used or expired' }) },
  ];
  return (
    <section aria-labelledby="log-title" className="mt-8">
      <h2 id="log-title" className="mb-2 text-lg font-semibold">{t`Movements`}</h2>
      <Tabs
        label={t`Movements`}
        tabs={tabs.map((tab) => ({
          href: paths.points({ kind: tab.kind === 'all' ? '' : tab.kind }),
          label: tab.label,
          current: tab.kind === kind,
        }))}
      />
      <div className="mt-3">
        {points.lines.length > 0 ? (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {points.lines.map((line) => (
                <LogLine key={line.logId} line={line} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState
            icon={Star}
            title={kind === 'all' ? t`No points yet` : t`No movement matches`}
            action={<LinkButton href={paths.category()} variant="soft">{t`Browse the catalogue`}</LinkButton>}
          >
            {t`You earn points with every completed order.`}
          </EmptyState>
        )}
      </div>
      <div className="mt-6">
        <Pagination
          current={points.current}
          pages={points.pages}
          href={(page) => paths.points({ kind: kind === 'all' ? '' : kind, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </section>
  );
}

function LogLine({ line }: { line: Line }) {
  const { t } = useLingui();
  const { after, expires } = line;
  const kinds: Readonly<Record<Line['kind'], string>> = {
    grant: t({ message: 'Earned', comment: 'Line of points: an order was completed' }),
    spend: t({ message: 'Used', comment: 'Line of points: taken off the price of an order' }),
    giveBack: t({ message: 'Came back', comment: 'Line of points: an order was cancelled or refunded' }),
    takeBack: t({ message: 'Taken back', comment: 'Line of points: the order that earned them was refunded later' }),
    expire: t({ message: 'Expired', comment: 'Line of points: their time was over' }),
    correction: t({ message: 'Correction', comment: 'Line of a balance: set right by hand' }),
  };
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap gap-x-3 font-medium">
          {kinds[line.kind]}
          {line.orderNumber === null ? null : (
            <Anchor
              href={paths.order(line.orderNumber)}
              className="inline-flex min-h-6 items-center font-normal text-brand underline hover:no-underline"
            >
              <Code>{line.orderNumber}</Code>
            </Anchor>
          )}
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {line.moment}
          {expires === null ? null : <span className="block">{t`Until ${expires}`}</span>}
        </p>
      </div>
      <div className="ms-auto text-end">
        <p className={cx('font-semibold tabular-nums', line.into && 'text-brand-strong')}>
          <bdi dir="ltr">
            {line.into ? '+' : '−'}
            {line.change}
          </bdi>
        </p>
        <p className="text-sm text-ink-2">{t({ message: `balance after: ${after}`, comment: 'What a balance was after a movement' })}</p>
      </div>
    </li>
  );
}
