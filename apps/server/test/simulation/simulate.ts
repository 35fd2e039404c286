import type { Outcome } from '../../src/runtime/outcome.ts';
import { allKinds } from '../delivery.ts';
import type { Marketplace } from '../marketplace.ts';
import { addBuyers } from '../people.ts';
import { correctPoints } from '../points.ts';
import { addService } from '../vouchers.ts';
import { contractActs } from './contracts.ts';
import { overdueActs } from './overdue.ts';
import { serviceActs } from './services.ts';
import { buyerActs } from './buyers.ts';
import { collectingActs } from './collecting.ts';
import { compare, takeStates, tally } from './compare.ts';
import { type Edge, edges, timerEdges } from './model.ts';
import { deathActs } from './deaths.ts';
import { fitsGroup, groupActs, leftOfFailed } from './group-orders.ts';
import { operatorActs, passTime } from './operators.ts';
import { outsideActs } from './outside.ts';
import { compareProviders, mendProviders, tellAll } from './providers.ts';
import { chanceOf } from './random.ts';
import { refundActs } from './refunds.ts';
import { sellerActs } from './sellers.ts';
import { topUpActs } from './top-ups.ts';
import type { SimulatedProvider } from './simulated-providers.ts';
import { type Act, openingPoints, type Step, type World } from './world.ts';

const acts: readonly Act[] = [
  ...overdueActs,
  ...contractActs,
  ...serviceActs,
  ...buyerActs,
  ...sellerActs,
  ...operatorActs,
  ...outsideActs,
  ...refundActs,
  ...collectingActs,
  ...topUpActs,
  ...groupActs,
  ...deathActs,
];
const opening = 5_000_000n;
const settled = 'everything is settled';

/** How a run is done again. @param steps after how many it is settled */
export const again = (seed: number, steps: number): string => `npm run simulate -- --seed ${seed} --steps ${steps}`;

/** A run that went wrong: by its seed and the last things that were done it can be done again. */
export class SimulationFailed extends Error {
  constructor(seed: number, wrong: readonly string[], trace: readonly string[]) {
    const steps = trace.filter((line) => line !== settled).length;
    super(`seed ${seed}: ${wrong.join('; ')}\nagain: ${again(seed, steps)}\nlast of ${steps} steps:\n${trace.slice(-25).join('\n')}`);
    this.name = 'SimulationFailed';
  }
}

const worldOf = async (m: Marketplace, providers: readonly SimulatedProvider[], seed: number): Promise<World> => {
  const buyers = await addBuyers(m, 4, opening);
  await allKinds(m.seller(1), ['Москва']);
  for (const id of buyers) await correctPoints(m, id, openingPoints);
  const services = [await addService(m, 'SIM-A'), await addService(m, 'SIM-B', '30', 'refund')];
  // What is large waits for two signatures first; so does what is not paid before delivery.
  await m.query(
    "insert into settings (name, value, changed_at) values ('contractFrom', '500', now()), ('secondOperatorFrom', '150', now()) on conflict (name) do update set value = excluded.value",
  );
  const stores = [1, 2, 3];
  const points = await m.query<{ id: number; points: string }>(
    'select id, coalesce(commission_basis_points, 500)::text as points from stores where id = any($1)',
    [stores],
  );
  const stock = await m.query<{ id: number; onHand: number }>('select sku_id as id, on_hand as "onHand" from stock');
  return {
    m,
    providers,
    unbooked: new Map(),
    outages: new Map(),
    chance: chanceOf(seed),
    buyers,
    stores,
    orders: new Map(),
    refunds: new Map(),
    opening: new Map(buyers.map((id) => [id, opening])),
    basisPoints: new Map(points.map((p) => [p.id, BigInt(p.points)])),
    stock: new Map(stock.map((s) => [s.id, s.onHand])),
    payouts: [],
    topUps: [],
    corrections: [],
    waiting: [],
    lateCash: [],
    services,
    usedCodes: [],
    invoices: [],
    wrong: [],
    done: new Map(),
    bank: 0n,
    count: 0,
    now: () => m.near.clock.now().getTime(),
  };
};

const nextStep = (w: World): Step => {
  for (;;) {
    const step = w.chance.weighted(acts).make(w);
    if (step !== null) return step;
  }
};
/** Mostly one thing at a time; sometimes two or three at once, about whatever they are about. */
const nextSteps = (w: World): Step[] => {
  const steps = Array.from({ length: w.chance.happens(0.2) ? 2 + w.chance.below(2) : 1 }, () => nextStep(w));
  const alone = steps.find((s) => s.isAlone);
  return alone === undefined ? steps : [alone];
};

/** Does steps at once. @returns what is wrong with how they were answered */
const take = async (w: World, steps: readonly Step[]): Promise<string[]> => {
  const outcomes = await Promise.all(steps.map((s) => s.run()));
  const wrong: string[] = [];
  for (const [i, step] of steps.entries()) {
    const outcome: Outcome | null = outcomes[i] ?? null;
    if (outcome === null) continue;
    if (outcome.code === 'A00005') wrong.push(`${step.name}: a fault of ours: ${outcome.msg}`);
    const succeeded = outcome.code === '00000';
    if (steps.length === 1 && step.succeeds !== undefined && step.succeeds !== succeeded)
      wrong.push(`${step.name} ${succeeded ? 'succeeded' : `was refused (${outcome.body})`}`);
    if (!succeeded) continue;
    const words = step.name.split(/ (?=[^ ]*\d)/, 1)[0] ?? step.name;
    w.done.set(words, (w.done.get(words) ?? 0) + 1);
    await step.learn?.(outcome);
  }
  return wrong;
};

/** Orders may move as the steps and the clock allow, no others and nowhere else. */
const edgesFor = (w: World, steps: readonly Step[]): ReadonlyMap<string, readonly Edge[]> =>
  new Map(
    [...w.orders.values()].map((order) => [
      order.number,
      [...steps.flatMap((s) => (s.about.includes(order) ? s.edges : [])), ...timerEdges(order, w.now())].filter((edge) =>
        fitsGroup(order, edge),
      ),
    ]),
  );

const prove = async (w: World, steps: readonly Step[], isQuiet: boolean): Promise<string[]> => [
  ...w.wrong.splice(0),
  ...(await takeStates(w, edgesFor(w, steps))),
  ...(await compare(w, isQuiet)),
  ...(await w.m.brokenInvariants()).map((d) => JSON.stringify(d)),
];

/** The providers work again, everybody gets all messages, and operators decide what is left. */
const settle = async (w: World): Promise<void> => {
  mendProviders(w);
  for (let round = 0; round < 4; round += 1) {
    await tellAll(w);
    await passTime(w, 6);
  }
};

/**
 * Random people at a marketplace, each step compared with the model and the books proven.
 * @param done told how many steps were taken and whether to stop
 * @throws {SimulationFailed} at the first thing that is not as it ought to be
 */
export const simulate = async (
  m: Marketplace,
  providers: readonly SimulatedProvider[],
  seed: number,
  isOver: (steps: number) => boolean,
): Promise<World> => {
  const w = await worldOf(m, providers, seed);
  const trace: string[] = [];
  const check = (wrong: readonly string[]): void => {
    if (wrong.length > 0) throw new SimulationFailed(seed, wrong, trace);
  };
  for (let n = 0; !isOver(n); n += 1) {
    const steps = nextSteps(w);
    trace.push(`${n}. ${steps.map((s) => s.name).join(' | ')}`);
    check(await take(w, steps));
    const isQuiet = w.chance.happens(0.7);
    if (isQuiet) await w.m.near.drain();
    check(await prove(w, steps, isQuiet));
  }
  trace.push(settled);
  const before: Step = { name: 'settle', about: [...w.orders.values()], edges: edges.paid, run: () => Promise.resolve(null) };
  await settle(w);
  check([...(await prove(w, [before], true)), ...(await compareProviders(w)), ...leftOfFailed(w)]);
  const [left] = await w.m.query<{ held: string }>(
    // A part of a price that came short is waited for as long as its order is open.
    `select coalesce(sum(p.amount), 0)::text as held from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' and not exists (
       select 1 from payments y join payment_cases c on c.payment_id = y.id join payment_parts x on x.payment_id = y.id
       where y.number = j.reference and c.kind = 'short' and c.closed_at is null and x.is_active and x.reference like '%-%')`,
  );
  if (left?.held !== '0') check([`${left?.held ?? ''} stand in suspense after everything was settled`]);
  for (const [what, times] of await tally(w)) w.done.set(what, times);
  return w;
};
