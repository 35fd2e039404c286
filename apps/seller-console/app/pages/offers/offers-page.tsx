import { OfferIndex, ask, askedHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Notice } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { offers } from './offers-resource.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { total, waiting }] = await Promise.all([
    offers.load(request),
    ask(request, 'GET /shop/admin/offer/asked', { current: 1, size: 1 }),
  ]);
  return { list, total, waiting };
}

export function Component() {
  const { list, total, waiting } = useLoaderData<typeof loader>();
  return <OfferIndex of={offers} list={list} lead={total === 0 ? undefined : <Asked waiting={waiting} />} />;
}

/** The way to what the platform asks; it stands out while something waits for an answer. */
function Asked({ waiting }: { waiting: number }) {
  const { t } = useLingui();
  const link = (
    <LinkButton size="sm" variant="ghost" href={askedHref}>
      {waiting === 0
        ? t({ message: 'Asked by the platform', comment: 'Page: offers of the platform on products of the store' })
        : t({
            message: `Asked by the platform: ${waiting} to answer`,
            comment: 'Link: how many offers of the platform wait for the store’s answer',
          })}
    </LinkButton>
  );
  return waiting === 0 ? link : <Notice tone="wait">{link}</Notice>;
}
