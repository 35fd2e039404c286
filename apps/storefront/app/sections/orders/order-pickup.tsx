import { useLingui } from '@lingui/react/macro';
import { orderStatus } from '@kyakhta/contract/values';
import { Card, Code, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { CodePicture } from './code-picture.tsx';
import type { Order } from './order-detail.server.ts';

/** Where the goods are collected, and the code to show there once they are ready. */
export function OrderPickup({ order }: { order: Order }) {
  const { t } = useLingui();
  const { pickup } = order;
  if (pickup === null || order.status === orderStatus.canceled) return null;
  const { place, code, picture } = pickup;
  return (
    <Card as="section" id="pickup" aria-labelledby="pickup-title" className="mb-4 scroll-mt-28">
      <h2 id="pickup-title" className="mb-2 text-lg font-semibold">
        {t`Collect your order`}
      </h2>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
          <p className="font-medium">
            <bdi>{place.name}</bdi>
          </p>
          <p>
            <bdi>{place.address}</bdi>
          </p>
          <p className="text-ink-2">
            <bdi>{place.hours}</bdi>
          </p>
          <p>
            <Code>{place.phone}</Code>
          </p>
          {code === null ? (
            <p className="mt-2 text-ink-2">
              {order.isCollected
                ? t`The goods were collected.`
                : t`As soon as your order is ready, we’ll email you a code; it’s also shown here.`}
            </p>
          ) : (
            <>
              <p className="mt-3 text-sm text-ink-2">{t`Your code. Check the goods before you show it: anyone who has it can record that you received them.`}</p>
              <p>
                <Code className="text-2xl font-bold tracking-widest select-all">{code}</Code>
              </p>
              <p className="mt-2">
                <LinkButton size="sm" variant="ghost" href={paths.order(order.orderNumber, 'receipt')}>
                  {t`I already have the goods`}
                </LinkButton>
              </p>
            </>
          )}
        </div>
        {picture === null ? null : <CodePicture path={picture} label={t`The same code, for scanning`} />}
      </div>
    </Card>
  );
}
