import { asGroup, complete, fail } from '../groups.ts';
import { edges, type Edge, isPaidWhole, type ModelOrder } from './model.ts';
import { type Act, ordersWhere, type Step, type World } from './world.ts';

/** Makes an order that was just placed, and is not cash on delivery, one of a group, as buying one will place it. */
export const joinGroup = async (w: World, order: ModelOrder): Promise<void> => {
  if (order.paymentTerm === 2 || ![1, 8].includes(order.status)) return;
  await asGroup(w.m, [order.number]);
  order.group = 'open';
};

/** Moves that an order may make for all that its group says: what waits for a group goes by 7, and nothing else does. */
export const fitsGroup = ({ group }: ModelOrder, [from, to]: Edge): boolean =>
  group === 'open' || group === 'failed' ? to !== 2 || from === 7 : to !== 7;

/** One to three orders of groups that stand so, mostly such as wait for something. */
const someGroup = (w: World, groups: readonly ModelOrder['group'][]): ModelOrder[] => {
  const all = ordersWhere(w, (o) => groups.includes(o.group));
  const waiting = all.filter((o) => [1, 7, 8, 9].includes(o.status));
  const from = waiting.length > 0 ? waiting : all;
  return from.length === 0 ? [] : [...new Set(Array.from({ length: 1 + w.chance.below(3) }, () => w.chance.oneOf(from)))];
};
const numbersOf = (orders: readonly ModelOrder[]): string[] => orders.map((o) => o.number);

/** What is said of a group, for the first time or again; alone it must move just what the model says. */
const said =
  (
    words: string,
    groups: readonly ModelOrder['group'][],
    moves: Step['edges'],
    say: typeof complete,
    /** Orders that must move. */
    movesNow: (order: ModelOrder) => boolean,
    /** Orders that may move, and may wait. */
    maySoon: (order: ModelOrder) => boolean,
    learn: (order: ModelOrder) => void,
  ): Act['make'] =>
  (w) => {
    const orders = someGroup(w, groups);
    if (orders.length === 0) return null;
    const isAlone = w.chance.happens(0.5);
    const name = `the group of ${numbersOf(orders).join(' and ')} ${words}`;
    return {
      name,
      about: orders.filter((o) => movesNow(o) || maySoon(o) || !isAlone),
      edges: moves,
      ...(isAlone ? { isAlone } : {}),
      run: async () => {
        const must = numbersOf(orders.filter(movesNow));
        const may = new Set(numbersOf(orders.filter((o) => movesNow(o) || maySoon(o))));
        const { moved } = await say(w.m.app, numbersOf(orders));
        const wrong = [...must.filter((n) => !moved.includes(n)), ...moved.filter((n) => !may.has(n))];
        if (isAlone && wrong.length > 0) w.wrong.push(`${name}: ${wrong.join(' and ')} moved otherwise than the model says`);
        orders.forEach(learn);
        return null;
      },
    };
  };
const canFail = ({ group }: ModelOrder): boolean => group === 'open' || group === 'failed';

export const groupActs: readonly Act[] = [
  {
    weight: 9,
    make: said(
      'is complete',
      ['open', 'complete'],
      edges.groupComplete,
      complete,
      (o) => o.status === 7,
      () => false,
      () => undefined,
    ),
  },
  {
    weight: 2,
    // One that was complete does not fail any more.
    make: said(
      'fails',
      ['open', 'complete', 'failed'],
      edges.groupFailed,
      fail,
      (o) => canFail(o) && o.status === 7 && isPaidWhole(o) && !o.isTakenBack,
      // Money that may be on its way is waited for, and what operators have to decide.
      (o) => canFail(o) && (o.status === 1 || o.status === 7),
      (o) => {
        if (o.group === 'open') o.group = 'failed';
      },
    ),
  },
];

/** Orders of a failed group that still stand once everything was settled. */
export const leftOfFailed = (w: World): string[] =>
  ordersWhere(w, (o) => o.group === 'failed' && o.status !== 6).map((o) => `order ${o.number} of a failed group stands in ${o.status}`);
