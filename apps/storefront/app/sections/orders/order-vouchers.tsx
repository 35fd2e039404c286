import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, CircleCheck, CircleX, Clock, Code, StatusTag } from '@kyakhta/ui';
import { Form } from 'react-router';
import { CodePicture } from './code-picture.tsx';
import { CopyButton } from './copy-button.tsx';
import type { Order } from './order-detail.server.ts';

export const revealIntent = 'reveal';
type Voucher = Order['vouchers'][number];

/** The vouchers of an order: each with what became of it, and its code once its buyer asks to see it. */
export function OrderVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const { t } = useLingui();
  if (vouchers.length === 0) return null;
  return (
    <Card as="section" id="vouchers" aria-labelledby="vouchers-title" className="mb-4 scroll-mt-28">
      <h2 id="vouchers-title" className="text-lg font-semibold">
        {t`Your vouchers`}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {t`Give a code to the supplier only when you receive the service: giving it counts as using it.`}
      </p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {vouchers.map((voucher) => (
          <li key={voucher.voucherId} className="flex flex-wrap items-start justify-between gap-4 rounded-2 border border-line p-3">
            <VoucherFacts voucher={voucher} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  const { place, name, code, picture, until, used, ended, state } = voucher;
  const isOpen = state === 'ready' || state === 'revealed';
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t({ message: `Voucher ${place}`, comment: 'Its place among the vouchers of an order' })}</span>
          <StateTag state={state} />
        </p>
        <p className="text-sm text-ink-2">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {used
            ? t`Used on ${used}`
            : ended
              ? state === 'void'
                ? t`Cancelled by a refund on ${ended}`
                : t`Expired ${ended}`
              : t`Can be used until ${until}`}
        </p>
        {isOpen ? (
          <p className="text-sm text-ink-2">
            {voucher.unused === 'refund' ? t`If unused, its price is refunded to you.` : t`If unused, its price goes to the supplier.`}
          </p>
        ) : null}
        {code === null ? null : (
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <Code className={isOpen ? 'text-xl font-bold tracking-widest select-all' : 'text-ink-3'}>{code}</Code>
            {isOpen ? <CopyButton text={code} about={place} /> : null}
          </p>
        )}
        {state === 'ready' ? (
          <Form method="post" preventScrollReset className="mt-1">
            <input type="hidden" name="voucherId" value={voucher.voucherId} />
            <Button type="submit" name="intent" value={revealIntent} size="sm">
              <Trans>
                Show the code<span className="sr-only"> of voucher {place}</span>
              </Trans>
            </Button>
          </Form>
        ) : null}
      </div>
      {picture === null || !isOpen ? null : <CodePicture path={picture} label={t`The same code, for scanning`} />}
    </>
  );
}

function StateTag({ state }: { state: Voucher['state'] }) {
  const { t } = useLingui();
  const words = {
    ready: { tone: 'info', icon: Clock, text: t({ message: 'Ready', comment: 'State of a voucher: its code was not shown yet' }) },
    revealed: { tone: 'info', icon: Clock, text: t({ message: 'Code shown', comment: 'State of a voucher' }) },
    redeemed: { tone: 'good', icon: CircleCheck, text: t({ message: 'Used', comment: 'State of a voucher' }) },
    expired: { tone: 'plain', icon: CircleX, text: t({ message: 'Expired', comment: 'State of a voucher' }) },
    void: { tone: 'plain', icon: CircleX, text: t({ message: 'Void', comment: 'State of a voucher: its price went back' }) },
  } as const;
  const { tone, icon, text } = words[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {text}
    </StatusTag>
  );
}
