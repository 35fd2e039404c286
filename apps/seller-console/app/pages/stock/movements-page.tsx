import {
  DataTable,
  DetailPage,
  Facts,
  ListExport,
  Section,
  ask,
  orderHref,
  sheetHref,
  useFormat,
  useMay,
  type Column,
} from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, EmptyState, Clock, LinkButton } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LowStock } from '../../forms/low-stock.tsx';
import { StockTag } from '../../forms/stock-table.tsx';
import { importHref } from '../imports/types.ts';
import { productHref } from '../products/products-resource.ts';
import { refundHref } from '../refunds/refunds-resource.ts';
import { movementsHref, stockHref } from './stock-resource.ts';
import { useMovementNames } from './stock-words.ts';

type Movement = Output<'GET /shop/admin/stock/movements'>['records'][number];

export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return ask(request, 'GET /shop/admin/stock/movements', { skuId: Number(params['skuId']), before, size: 50 });
};

/** What happened to the pieces of one variant, the latest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { variant, records, next } = useLoaderData<typeof loader>();
  const columns = useColumns();
  return (
    <DetailPage
      title={variant.prodName}
      back={{ href: stockHref({}), label: t({ message: 'Stock', comment: 'Page: what is in the warehouse of the store' }) }}
      beside={<StockTag row={variant} />}
      actions={
        <LinkButton size="sm" variant="ghost" href={productHref(variant.prodId)}>
          {t`Edit the product`}
        </LinkButton>
      }
      aside={
        <>
          <Section title={t({ message: 'Variant', comment: 'Column' })}>
            <Facts
              facts={[
                {
                  key: 'article',
                  term: t({ message: 'Article', comment: 'Column: article number' }),
                  value: <Code>{variant.partyCode}</Code>,
                },
                { key: 'variant', term: t({ message: 'Variant', comment: 'Column' }), value: <bdi>{variant.skuName || '–'}</bdi> },
                {
                  key: 'onHand',
                  term: t({ message: 'On hand', comment: 'Column: pieces in the warehouse' }),
                  value: number(variant.onHand),
                },
                {
                  key: 'reserved',
                  term: t({ message: 'Reserved', comment: 'Column: pieces that orders hold' }),
                  value: number(variant.reserved),
                },
                {
                  key: 'free',
                  term: t({ message: 'Free', comment: 'Column: pieces that can still be sold' }),
                  value: number(variant.onHand - variant.reserved),
                },
              ]}
            />
          </Section>
          <Section title={t`Low-stock threshold`}>
            <LowStock
              key={`${variant.skuId} ${variant.lowAt}`}
              lowAt={variant.lowAt}
              variant={{ skuId: variant.skuId, hasOwn: variant.hasOwnLowAt }}
            />
          </Section>
        </>
      }
    >
      <Section
        title={t`Movements`}
        beside={<ListExport href={sheetHref('GET /shop/admin/stock/movements/export', { skuId: variant.skuId })} />}
      >
        {records.length > 0 ? (
          <DataTable label={t`Movements`} needs="narrow" columns={columns} rows={records} rowKey={({ movementId }) => movementId} />
        ) : (
          <EmptyState icon={Clock} title={t`No movements yet`} />
        )}
        {next === null ? null : (
          <LinkButton variant="ghost" className="mt-3" href={movementsHref(variant.skuId, next)}>
            {t`Older entries`}
          </LinkButton>
        )}
      </Section>
    </DetailPage>
  );
}

function useColumns(): Column<Movement>[] {
  const { t } = useLingui();
  const { moment } = useFormat();
  const names = useMovementNames();
  return [
    { key: 'at', head: t({ message: 'When', comment: 'Column' }), card: 'state', render: ({ at }) => moment(at) },
    {
      key: 'kind',
      head: t({ message: 'What', comment: 'Column: what happened' }),
      card: 'title',
      render: ({ kind, note }) => (
        <span className="grid">
          <span className="font-medium">{names[kind]}</span>
          {note ? <bdi className="text-sm text-ink-2">{note}</bdi> : null}
        </span>
      ),
    },
    {
      key: 'by',
      head: t({ message: 'By', comment: 'Column: who did it, or what it came from' }),
      card: 'line',
      render: (row) => <By row={row} />,
    },
    {
      key: 'onHand',
      head: t({ message: 'On hand', comment: 'Column: pieces in the warehouse' }),
      numeric: true,
      render: ({ onHandChange, onHand }) => <Change change={onHandChange} after={onHand} />,
    },
    {
      key: 'reserved',
      head: t({ message: 'Reserved', comment: 'Column: pieces that orders hold' }),
      numeric: true,
      render: ({ reservedChange, reserved }) => <Change change={reservedChange} after={reserved} />,
    },
  ];
}

/** So many more or fewer, and what stands there then. */
function Change({ change, after }: { change: number; after: number }) {
  const { number } = useFormat();
  const told = change === 0 ? '–' : change > 0 ? `+${number(change)}` : `−${number(-change)}`;
  return (
    <span className="grid" dir="ltr">
      <span className="font-medium">{told}</span>
      <span className="text-sm text-ink-3">= {number(after)}</span>
    </span>
  );
}

/** Who did it, and the order, refund or import it came from. */
function By({ row: { by, userName, orderNumber, refundSn, importId } }: { row: Movement }) {
  const { t } = useLingui();
  const may = useMay();
  const people: Readonly<Record<Movement['by'], string>> = {
    buyer: t({ message: 'Buyer', comment: 'Who changed the stock' }),
    seller: userName ?? t({ message: 'The store', comment: 'Who changed the stock' }),
    operator: t({ message: 'The platform', comment: 'Who changed the stock' }),
    platform: t({ message: 'Automatic', comment: 'Who changed the stock: nobody, the clock' }),
  };
  const link = 'inline-flex min-h-6 items-center text-brand hover:underline';
  return (
    <span className="grid text-sm">
      <bdi>{people[by]}</bdi>
      {orderNumber === null ? null : may('orders') ? (
        <Anchor href={orderHref(orderNumber)} className={link}>
          <Code>{orderNumber}</Code>
        </Anchor>
      ) : (
        <Code>{orderNumber}</Code>
      )}
      {refundSn !== null && may('orders') ? <Anchor href={refundHref(refundSn)} className={link}>{t`Refund ${refundSn}`}</Anchor> : null}
      {importId === null ? null : <Anchor href={importHref(importId)} className={link}>{t`Import ${importId}`}</Anchor>}
    </span>
  );
}
