import { payType } from '@kyakhta/contract';
import { type Money, scaleOf } from '@kyakhta/money';
import { providerFor, type Services } from '../../../outside/services.ts';
import { type PayLimit, payWaySwitches, type SiteSettings, takesTransfers } from '../../site/index.ts';

/** What decides by which ways something can be paid. */
export interface PayCase {
  readonly total: Money;
  /**
   * ISO 3166-1 alpha-2: where the goods go, and of what goes nowhere (vouchers, a top-up) where the buyer is at home.
   * Empty text is a country nobody knows.
   */
  readonly countries: readonly string[];
}

/** In the order in which they are offered. */
const ways = [
  payType.balance,
  payType.bankTransfer,
  payType.payPal,
  payType.cardViaPayPal,
  payType.card,
  payType.onlineBank,
  payType.alipay,
  payType.wechat,
] as const;

const isWithin = (limit: PayLimit | undefined, { total, countries }: PayCase): boolean => {
  if (limit === undefined) return true;
  const whole = 10n ** BigInt(scaleOf(total.currency));
  if (limit.least !== null && total.amount < BigInt(limit.least) * whole) return false;
  if (limit.most !== null && total.amount > BigInt(limit.most) * whole) return false;
  return limit.countries.length === 0 || (countries.length > 0 && countries.every((c) => limit.countries.includes(c)));
};

/** Whether a way is set up and switched on, whatever is to be paid. */
export const isWayOn = (ctx: { readonly services: Services }, settings: SiteSettings, way: number): boolean => {
  if (way === payType.balance) return settings.balancePaySwitch;
  if (way === payType.bankTransfer) return takesTransfers(settings);
  const name = payWaySwitches[way];
  return name !== undefined && settings[name] && providerFor(ctx, way) !== null;
};

/** The ways (`payType`) by which this can be paid now: set up, switched on, and within the operators' bounds. */
export const payWays = (ctx: { readonly services: Services }, settings: SiteSettings, what: PayCase): number[] =>
  ways.filter(
    (way) =>
      isWayOn(ctx, settings, way) &&
      (providerFor(ctx, way)?.takes(what.total.currency) ?? true) &&
      isWithin(settings.payLimits[String(way)], what),
  );
