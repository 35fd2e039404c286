import { tellNews } from '../payments.ts';
import type { ProviderDouble } from '../provider-double.ts';
import { day, minute } from './model.ts';
import type { KeptPayment, SimulatedProvider } from './simulated-providers.ts';
import { cents, type World } from './world.ts';

/** Some payment whose payer was shown a page or a code, with its provider, mostly one that fits; null while there is none. */
export const somePayment = (
  w: World,
  fits: (order: KeptPayment) => boolean = () => true,
): { readonly at: SimulatedProvider; readonly reference: string } | null => {
  const shown = w.providers.flatMap((at) => [...at.double.orders.values()].filter((o) => o.isTold).map((order) => ({ at, order })));
  const fitting = shown.filter(({ order }) => fits(order));
  const list = fitting.length === 0 || w.chance.happens(0.2) ? shown : fitting;
  if (list.length === 0) return null;
  const { at, order } = w.chance.oneOf(list);
  return { at, reference: order.reference };
};

const sumOf = (list: readonly { readonly state: string; readonly amount: { readonly value: string } }[]): bigint =>
  list.reduce((sum, { state, amount }) => (state === 'completed' ? sum + cents(Number(amount.value)) : sum), 0n);
/** What a provider holds of a payment for us: what it took less what has gone back. */
const heldOf = ({ refunds }: ProviderDouble, { captures, takenBack }: KeptPayment): bigint =>
  sumOf(captures) - sumOf(takenBack) - sumOf([...refunds.values()].filter((r) => captures.some((c) => c.id === r.captureId)));

const setDown = (w: World, double: ProviderDouble, isDown: boolean): void => {
  double.isDown = isDown;
  if (isDown) w.outages.set(double.name, w.now());
  else w.outages.delete(double.name);
};
/** A provider hears nothing any more, or works again. */
export const turn = (w: World, double: ProviderDouble): void => setDown(w, double, !double.isDown);
const longestOutage = day / 2;
/** Outages last hours, no days: money of nobody that stays longer than a day because it cannot be sent would be a fault of theirs. */
export const endOutages = (w: World, passing: number): void => {
  for (const { double } of w.providers)
    if (w.now() + passing > (w.outages.get(double.name) ?? Infinity) + longestOutage) setDown(w, double, false);
};

/** Everybody works again and keeps to what was agreed, and tells all there is to tell. */
export const mendProviders = (w: World): void => {
  for (const { double } of w.providers) {
    double.mishaps.clear();
    double.takesInstead = null;
    setDown(w, double, false);
  }
};
export const tellAll = async (w: World): Promise<void> => {
  for (const { double, route } of w.providers)
    for (const { reference } of double.orders.values()) await tellNews(w.m, reference, undefined, route);
};

/** Money that providers hold for us and our books of it, payment by payment, once everything was settled. */
export const compareProviders = async (w: World): Promise<string[]> => {
  const rows = await w.m.query<{ account: string; reference: string; sum: string }>(
    `select p.account, j.reference, sum(p.amount)::text as sum from postings p join journal j on j.id = p.journal_id
     where p.account like 'clearing:provider:%' group by p.account, j.reference`,
  );
  const attempts = await w.m.query<{ number: string; state: string }>('select number, state from payments');
  const states = new Map(attempts.map((a) => [a.number, a.state]));
  const booked = new Map(rows.map((r) => [`${r.account} ${r.reference}`, -BigInt(r.sum)]));
  return w.providers.flatMap(({ double }) =>
    [...double.orders.values()].flatMap((order) => {
      const [held, said] = [heldOf(double, order), booked.get(`clearing:provider:${double.name} ${order.reference}`) ?? 0n];
      return held === said
        ? []
        : [`${double.name} holds ${held} of ${order.reference} (${states.get(order.reference) ?? ''}) for us, our books say ${said}`];
    }),
  );
};

interface Attempt {
  readonly number: string;
  readonly state: string;
  readonly overAt: Date | null;
  readonly captures: readonly string[];
}
/** While it is asked about each two minutes, or each half hour when nothing was learnt. */
const askedWithin = 15 * minute;
const followedFor = 7 * day;

/**
 * News may never come: what a provider took must be found by asking, within minutes while the attempt stands, within half as
 * long again as it is over, for seven days. @returns payments whose money was not found in time
 */
export const compareTaken = async (w: World): Promise<string[]> => {
  const rows = await w.m.query<Attempt>(
    `select p.number, p.state, p.over_at as "overAt", coalesce(array_agg(c.id) filter (where c.id is not null), '{}') as captures
     from payments p left join provider_captures c on c.payment_id = p.id where p.user_id = any($1) and p.provider_id is not null group by p.id`,
    [w.buyers],
  );
  const attempts = new Map(rows.map((r) => [r.number, r]));
  const [now, wrong] = [w.now(), [] as string[]];
  for (const { double } of w.providers)
    for (const order of double.orders.values())
      for (const { id } of order.captures) {
        const { reference } = order;
        const attempt = attempts.get(reference);
        if (heldOf(double, order) === 0n || attempt === undefined || attempt.captures.includes(id)) {
          w.unbooked.delete(id);
          continue;
        }
        const known = w.unbooked.get(id);
        const isWell = !double.isDown && [...double.mishaps.values()].every((list) => list.length === 0);
        if (known === undefined || known.troubles !== double.troubles || !isWell) {
          w.unbooked.set(id, { since: now, troubles: double.troubles });
          continue;
        }
        const over = attempt.overAt?.getTime() ?? null;
        const until = known.since + askedWithin + (over === null ? 0 : known.since - over);
        if (now > until && (over === null || until < over + followedFor))
          wrong.push(`${double.name} took money for ${reference} (${attempt.state}), which nobody asked about`);
      }
  return wrong;
};
