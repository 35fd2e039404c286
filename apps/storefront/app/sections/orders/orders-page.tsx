import { useLingui } from '@lingui/react/macro';
import { mold, orderStatus, orderType } from '@kyakhta/contract/values';
import { Anchor, Button, Download, EmptyState, LinkButton, Notice, Package, Pagination, Tabs, inputClass } from '@kyakhta/ui';
import { Form, useSubmit } from 'react-router';
import { useLayoutEffect, useRef } from 'react';
import type { Refusal } from '../../ask.ts';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrderList } from './orders.server.ts';
import { TimesNote } from '../shell/times-note.tsx';
import { RemoveQuestion } from './remove-question.tsx';

export function OrdersPage({ list, refused }: { list: OrderList; refused: Refusal | undefined }) {
  const { t } = useLingui();
  const { status, type } = list;
  const { page: _page, ...here } = list.here;
  const types = [
    { type: null, label: t({ message: 'All orders', context: 'orders', comment: 'Orders of every type' }) },
    { type: orderType.general, label: t({ message: 'Ordinary', context: 'orders', comment: 'Type of orders' }) },
    { type: orderType.group, label: t({ message: 'Group purchases', context: 'orders', comment: 'Type of orders' }) },
    { type: orderType.flash, label: t({ message: 'Flash sales', context: 'orders', comment: 'Type of orders' }) },
    { type: orderType.points, label: t({ message: 'For points', context: 'orders', comment: 'Type of orders' }) },
  ];
  const names: Record<number, string> = {
    0: t`All`,
    [orderStatus.waitingBuyerContract]: t({
      message: 'Contracts',
      context: 'orders',
      comment: 'A list of orders that wait for a contract to be signed',
    }),
    [orderStatus.pendingPayment]: t({ message: 'To pay', context: 'orders', comment: 'A list of orders in this state' }),
    [orderStatus.pendingDelivery]: t({ message: 'Being prepared', context: 'orders', comment: 'A list of orders in this state' }),
    [orderStatus.pendingReceipt]: t({ message: 'On the way', context: 'orders', comment: 'A list of orders in this state' }),
    [orderStatus.pendingEvaluation]: t({ message: 'Received', context: 'orders', comment: 'A list of orders in this state' }),
    [orderStatus.completed]: t({ message: 'Completed', context: 'orders', comment: 'A list of orders in this state' }),
    [orderStatus.canceled]: t({ message: 'Cancelled', context: 'orders', comment: 'A list of orders in this state' }),
  };
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="me-auto text-xl font-semibold md:text-2xl">{t`Orders`}</h1>
        {list.orders.length > 0 ? (
          <LinkButton href={farPaths.ordersExport(here)} variant="ghost" size="sm" download>
            <Download aria-hidden className="size-4.5" />
            {t`These orders as a spreadsheet`}
          </LinkButton>
        ) : null}
        <Anchor href={paths.invoices()} className="inline-flex min-h-8 items-center text-sm font-semibold text-brand hover:underline">
          {t`Invoices`}
        </Anchor>
      </div>
      {refused ? (
        <Notice tone="error" live className="mb-4">
          {refused.msg}
        </Notice>
      ) : list.done ? (
        <RemovedNotice />
      ) : null}
      <nav aria-label={t`Order types`} className="mb-2 flex flex-wrap gap-1.5">
        {types.map((one) => (
          <LinkButton
            key={one.label}
            size="sm"
            variant={one.type === type ? 'soft' : 'ghost'}
            href={paths.orders({ ...here, type: one.type })}
            aria-current={one.type === type ? 'page' : undefined}
          >
            {one.label}
          </LinkButton>
        ))}
      </nav>
      <Tabs
        label={t`Orders by status`}
        tabs={list.tabs.map((tab) => ({
          href: paths.orders({ ...here, status: tab.status }),
          label: names[tab.status] ?? '',
          current: tab.status === status,
          ...(tab.count !== null && { count: tab.count }),
        }))}
      />
      <OrderFilters list={list} />
      {list.orders.length > 0 ? (
        <>
          <ul className="grid gap-3">
            {list.orders.map((order) => (
              <OrderCard key={order.orderNumber} order={order} list={list.here} />
            ))}
          </ul>
          <TimesNote zone={list.zone} />
        </>
      ) : list.filtered ? (
        <EmptyState
          icon={Package}
          title={t`No orders here`}
          action={<LinkButton href={paths.orders()} variant="ghost">{t`Show all orders`}</LinkButton>}
        >
          {t`No orders match. Try another status, a longer period or a shorter word.`}
        </EmptyState>
      ) : (
        <EmptyState
          icon={Package}
          title={t`You have no orders yet`}
          action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
        >
          {t`Your first order will appear here, with every step of its payment and shipment.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.orders({ ...here, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
      {list.asksAbout ? <RemoveQuestion orderNumber={list.asksAbout} back={paths.orders(list.here)} /> : null}
    </div>
  );
}

/** What was pressed is gone: focus goes to what is shown instead. */
function RemovedNotice() {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-4 outline-none">
      <Notice tone="good" live>
        {t`Order removed from the list.`}
      </Notice>
    </div>
  );
}

function OrderFilters({ list }: { list: OrderList }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const times = [t`Any time`, t`Last 7 days`, t`Last 3 months`, t`Older`];
  return (
    <Form
      noValidate
      role="search"
      aria-label={t`Orders`}
      action={paths.orders()}
      key={`${list.status} ${list.time} ${list.type} ${list.mold} ${list.words}`}
      className="my-4 flex flex-wrap gap-2"
    >
      <LangField />
      {list.status ? <input type="hidden" name="status" value={list.status} /> : null}
      {list.type === null ? null : <input type="hidden" name="type" value={list.type} />}
      <input
        name="q"
        type="search"
        defaultValue={list.words}
        maxLength={200}
        aria-label={t`Search in orders`}
        placeholder={t`Order number or product`}
        className={`${inputClass} min-w-0 flex-1 basis-56 sm:max-w-sm`}
      />
      <select
        name="time"
        aria-label={t`Ordered`}
        defaultValue={list.time || ''}
        onChange={(event) => void submit(event.currentTarget.form)}
        className={`${inputClass} w-auto!`}
      >
        {times.map((label, value) => (
          <option key={label} value={value || ''}>
            {label}
          </option>
        ))}
      </select>
      <select
        name="mold"
        aria-label={t`Type of goods`}
        defaultValue={list.mold ?? ''}
        onChange={(event) => void submit(event.currentTarget.form)}
        className={`${inputClass} w-auto!`}
      >
        <option value="">{t`Goods and vouchers`}</option>
        <option value={mold.physical}>{t({ message: 'Goods', context: 'orders', comment: 'Kind of orders: not vouchers' })}</option>
        <option value={mold.virtual}>{t({ message: 'Vouchers', context: 'orders', comment: 'Kind of orders' })}</option>
      </select>
      <Button type="submit" variant="ghost">
        {t`Find`}
      </Button>
    </Form>
  );
}
