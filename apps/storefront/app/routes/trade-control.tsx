import { TradeControlPage } from '../sections/about/trade-control-page.tsx';
import { loadTradeControl } from '../sections/about/trade-control.server.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/trade-control';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  ...(loaderData === undefined ? [] : [{ name: 'description', content: loaderData.lead }]),
];

export const loader = ({ context, url }: Route.LoaderArgs) => loadTradeControl({ context, url });

export default function TradeControlRoute({ loaderData }: Route.ComponentProps) {
  return <TradeControlPage page={loaderData} />;
}
