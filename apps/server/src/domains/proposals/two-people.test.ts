import { randomUUID } from 'node:crypto';
import type { OperatorArea } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { secondOperator } from '../../../test/proposals.ts';
import { inOwnTransaction } from '../../command.ts';
import { giveOperator, makePassword } from '../accounts/index.ts';

const market = marketplaceForFile();
const second = () => secondOperator(market());
const reason = 'Set right by hand in a test.';

interface Account {
  readonly operatorId: number;
  readonly userName: string;
  readonly password: string;
}
let count = 0;
const made = async (by: Person, areas: OperatorArea[] | null = null): Promise<Account> => {
  const userName = `people_${(count += 1)}`;
  return by.ok('POST /platform/staff', { userName, mail: `${userName}@demo.test`, areas });
};
const as = ({ operatorId }: Account, areas: OperatorArea[] | null = null): Person =>
  market().person({ kind: 'operator', id: operatorId, areas });
const choosesPassword = (one: Account): Promise<unknown> =>
  as(one).ok('PUT /platform/password', { oldPassword: one.password, password: `Own-${randomUUID().slice(0, 8)}` });
const confirm = ({ operatorId }: Account) => ({ operatorId });
/** Somebody whose account nobody else has in hand. */
const independent = async (areas: OperatorArea[] | null = null): Promise<Account> => {
  const one = await made(market().operator, areas);
  await choosesPassword(one);
  await second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(one));
  return one;
};
const proposes = async (by: Person, amount = '1'): Promise<number> =>
  (await by.ok('POST /platform/user/correction', { userId: 1, amount, reason })).proposalId;
const agrees = (by: Person, proposalId: number) => by.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId });
const balance = () => balanceOf(market(), 'buyer:1:available');

describe('an operator who makes himself a second one', () => {
  it('cannot agree with himself, whichever of the two proposes', async () => {
    const puppet = await made(market().operator);
    const before = await balance();
    expect(await agrees(as(puppet), await proposes(market().operator))).toBe('proposalSameHands');
    expect(await agrees(market().operator, await proposes(as(puppet)))).toBe('proposalSameHands');
    expect(await balance()).toBe(before);
    // Another's proposals it decides, and another decides its own: those are two people in any case.
    await as(puppet).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(second()) });
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(as(puppet)) });
    expect(await balance()).toBe(before + 200n);
  });

  it('cannot by one that the second makes, nor by two he has made', async () => {
    const one = await made(market().operator);
    const two = await made(as(one));
    const three = await made(market().operator);
    for (const [by, other] of [
      [market().operator, as(two)],
      [as(one), as(two)],
      [as(two), as(three)],
      [as(three), as(one)],
    ] as const)
      expect(await agrees(other, await proposes(by))).toBe('proposalSameHands');
    expect(await as(one).refused('PUT /platform/staff/{operatorId}/confirm', confirm(two))).toBe('operatorSameHands');
    expect(await as(three).refused('PUT /platform/staff/{operatorId}/confirm', confirm(two))).toBe('operatorSameHands');
    expect(await market().operator.refused('PUT /platform/staff/{operatorId}/confirm', confirm(one))).toBe('operatorSameHands');
    // Once somebody has said that the one in between is a person, what was made before that is still in both their hands.
    await choosesPassword(one);
    await second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(one));
    expect(await agrees(as(two), await proposes(market().operator))).toBe('proposalSameHands');
    expect(await agrees(as(two), await proposes(as(one)))).toBe('proposalSameHands');
  });

  it('cannot by giving somebody a new password, or the area money', async () => {
    const colleague = await independent(['money']);
    await as(colleague).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(market().operator) });
    const { password } = await market().operator.ok('POST /platform/staff/{operatorId}/password', { operatorId: colleague.operatorId });
    expect(await agrees(as(colleague), await proposes(market().operator))).toBe('proposalSameHands');
    expect(await second().refused('PUT /platform/staff/{operatorId}/confirm', confirm(colleague))).toBe('operatorPasswordTold');
    await choosesPassword({ ...colleague, password });
    expect(await agrees(as(colleague), await proposes(market().operator))).toBe('proposalSameHands');
    await second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(colleague));
    await as(colleague).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(market().operator) });

    const trader = await independent(['trade']);
    await market().operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId: trader.operatorId, areas: ['trade', 'money'] });
    expect(await agrees(as(trader), await proposes(market().operator))).toBe('proposalSameHands');
    await as(trader).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(second()) });
  });

  it('cannot by proposing as it before it is confirmed', async () => {
    const one = await made(market().operator);
    const proposalId = await proposes(as(one));
    await choosesPassword(one);
    await second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(one));
    expect(await agrees(market().operator, proposalId)).toBe('proposalSameHands');
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
  });

  it('cannot pay a payout out that he has approved as the other', async () => {
    const m = market();
    const puppet = await made(m.operator);
    await m.query(
      "insert into payouts (number, store_id, currency, amount, state, bank, asked_at, asked_by) values ('261122000000000077', 1, 'USD', 100, 'asked', '{}', now(), 1)",
    );
    await as(puppet).ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber: '261122000000000077' });
    const paid = { payoutNumber: '261122000000000077', bankReference: 'BANK-77' };
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', paid)).toBe('payoutSameHands');
    await choosesPassword(puppet);
    await second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(puppet));
    expect(await m.operator.refused('PUT /platform/settlement/payout/{payoutNumber}/paid', paid)).toBe('payoutSameHands');
    await m.query("delete from payouts where number = '261122000000000077'");
  });

  it('cannot while his new password for the other comes in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await independent();
      const proposalId = await proposes(market().operator);
      const [agreed] = await Promise.all([
        as(other).call('PUT /platform/proposal/{proposalId}/agree', { proposalId }),
        market().operator.ok('POST /platform/staff/{operatorId}/password', { operatorId: other.operatorId }),
      ]);
      // Either it was agreed to before there was a new password, or not at all.
      const failure = (agreed.data as { failure?: string } | null)?.failure;
      expect([undefined, 'proposalSameHands']).toContain(failure);
      if (failure !== undefined) expect(await agrees(as(other), proposalId)).toBe('proposalSameHands');
    }
  });

  it('is seen: the page of the staff says in whose hands an account is, and who may confirm it', async () => {
    const one = await made(market().operator);
    const rowFor = async (who: Person) =>
      (await who.ok('GET /platform/staff/list', {})).operators.find((o) => o.operatorId === one.operatorId);
    expect(await rowFor(market().operator)).toMatchObject({ hands: ['operator1'], ownPassword: false, canConfirm: false });
    expect(await rowFor(second())).toMatchObject({ hands: ['operator1'], canConfirm: true });
    await choosesPassword(one);
    await Promise.all([1, 2].map(() => second().ok('PUT /platform/staff/{operatorId}/confirm', confirm(one))));
    expect(await rowFor(second())).toMatchObject({ hands: [], ownPassword: true, canConfirm: false });
    const log = await market().query<{ n: number }>(
      "select count(*)::int as n from audit_log where action = 'operator.confirm' and subject = $1",
      [`operator:${one.operatorId}`],
    );
    expect(log[0]?.n).toBe(1);
  });

  it('is let in by the machine without anybody’s hand: the first two of a house can begin', async () => {
    const password = await makePassword();
    const name = 'from_shell';
    expect(await inOwnTransaction(market().app, randomUUID(), (ctx) => giveOperator(ctx, name, password))).toBe('added');
    const [row] = await market().query<{ id: number }>('select id from operators where user_name = $1', [name]);
    const shell = market().person({ kind: 'operator', id: row?.id ?? 0, areas: null });
    await shell.ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(market().operator) });
    // Somebody's password given by a colleague in a house of two: the machine is the way out.
    await market().operator.ok('POST /platform/staff/{operatorId}/password', { operatorId: row?.id ?? 0 });
    expect(await agrees(shell, await proposes(market().operator))).toBe('proposalSameHands');
    expect(await inOwnTransaction(market().app, randomUUID(), (ctx) => giveOperator(ctx, name, password))).toBe('renewed');
    await shell.ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposes(market().operator) });
  });
});

describe('what somebody proposed who is locked, or may no longer propose it', () => {
  it('is agreed to by nobody until another stands by it', async () => {
    const m = market();
    const gone = await independent();
    const [one, two] = [await proposes(as(gone), '2'), await proposes(as(gone), '3')];
    expect(await m.operator.refused('PUT /platform/proposal/{proposalId}/takeOver', { proposalId: one })).toBe('proposalNotAbandoned');
    await m.operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId: gone.operatorId, reason: 'has left' });
    expect(await agrees(second(), one)).toBe('proposalAbandoned');
    const rows = (await second().ok('GET /platform/proposal/page', { userId: 1, size: 100 })).records;
    expect(rows.find((p) => p.proposalId === one)).toMatchObject({ hindrance: 'abandoned', can: ['takeOver', 'refuse'] });
    const taken = await Promise.all(
      [m.operator, second()].map((by) => by.call('PUT /platform/proposal/{proposalId}/takeOver', { proposalId: one })),
    );
    expect(taken.filter((o) => o.code === '00000')).toHaveLength(1);
    const [by, other] = taken[0]?.code === '00000' ? [m.operator, second()] : [second(), m.operator];
    expect(await agrees(by, one)).toBe('proposalOwn');
    const before = await balance();
    await other.ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: one });
    expect(await balance()).toBe(before + 200n);
    await second().ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: two, note: 'nobody stands by it' });
    const { records } = await m.operator.ok('GET /platform/proposal/page', { view: 'decided', userId: 1, size: 100 });
    expect(records.find((p) => p.proposalId === one)).toMatchObject({ takenFrom: gone.userName, state: 'done' });
  });

  it('is not agreed to while he is being locked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gone = await independent();
      const proposalId = await proposes(as(gone));
      const [agreed] = await Promise.all([
        second().call('PUT /platform/proposal/{proposalId}/agree', { proposalId }),
        market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId: gone.operatorId, reason: 'has left' }),
      ]);
      const failure = (agreed.data as { failure?: string } | null)?.failure;
      expect([undefined, 'proposalAbandoned']).toContain(failure);
    }
  });

  it('counts so, too, when he lost the area, and who is locked decides nothing', async () => {
    const one = await independent();
    const proposalId = await proposes(as(one));
    await market().operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId: one.operatorId, areas: ['people'] });
    expect(await agrees(second(), proposalId)).toBe('proposalAbandoned');
    const two = await independent(['money']);
    const other = await proposes(market().operator);
    await market().operator.ok('PUT /platform/staff/{operatorId}/lock', { operatorId: two.operatorId, reason: 'has left' });
    expect(await agrees(as(two), other)).toBe('notPermitted');
    expect(await as(two).refused('POST /platform/user/correction', { userId: 1, amount: '1', reason })).toBe('notPermitted');
  });
});

describe('who proposes without the area money', () => {
  it('sees her own proposals and what became of them, takes them back, and is told by mail', async () => {
    const m = market();
    const trader = await independent(['trade', 'settings']);
    const her = as(trader, ['trade', 'settings']);
    const one = (await her.ok('PUT /platform/site/secondOperator', { amount: 2000, reason })).proposalId ?? 0;
    const others = await proposes(m.operator);
    expect(await her.ok('GET /platform/proposal/page', {})).toMatchObject({
      open: 1,
      records: [{ proposalId: one, own: true, hindrance: 'own' }],
    });
    expect(await her.refused('PUT /platform/proposal/{proposalId}/refuse', { proposalId: others })).toBe('proposalUnknown');
    expect(await her.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: others })).toBe('notPermitted');
    await her.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: one });
    const two = (await her.ok('PUT /platform/site/secondOperator', { amount: 3000, reason })).proposalId ?? 0;
    await second().ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: two, note: 'far too much' });
    expect((await her.ok('GET /platform/proposal/page', { view: 'decided' })).records).toMatchObject([
      { proposalId: two, state: 'refused', decidedBy: 'operator2', note: 'far too much' },
      { proposalId: one, state: 'refused', decidedBy: trader.userName },
    ]);
    await m.app.drain();
    const mails = await m.query<{ subject: string; text: string }>('select subject, text from mails where recipient = $1 order by id', [
      `${trader.userName}@demo.test`,
    ]);
    const told = mails.filter((mail) => mail.subject.startsWith('Your proposal'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/operator2 rejected your proposal\. Note: far too much\. Your reason was/);
  });

  it('sees what she proposed first when another has taken it over, and is told what became of it', async () => {
    const m = market();
    const trader = await independent(['trade', 'settings']);
    const { proposalId } = await as(trader, ['trade', 'settings']).ok('PUT /platform/site/secondOperator', { amount: 4000, reason });
    const say = { proposalId: proposalId ?? 0 };
    const { operatorId } = trader;
    await m.operator.ok('PUT /platform/staff/{operatorId}/areas', { operatorId, areas: ['trade'] });
    await m.operator.call('PUT /platform/proposal/{proposalId}/takeOver', say, { locale: 'ru' });
    const her = as(trader, ['trade']);
    const seen = { ...say, own: false, takenFrom: trader.userName };
    expect((await her.ok('GET /platform/proposal/page', {})).records).toMatchObject([{ ...seen, hindrance: 'notPermitted' }]);
    expect(await her.refused('PUT /platform/proposal/{proposalId}/refuse', say)).toBe('proposalUnknown');
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { ...say, note: 'I see it now' });
    expect((await her.ok('GET /platform/proposal/page', { view: 'decided' })).records).toMatchObject([{ ...seen, state: 'refused' }]);
    await m.app.drain();
    const mails = await m.query<{ text: string }>("select text from mails where recipient = $1 and subject like 'Your proposal%'", [
      `${trader.userName}@demo.test`,
    ]);
    expect(mails.map((mail) => mail.text)).toEqual([expect.stringContaining('operator1 rejected your proposal. Note: I see it now')]);
  });
});
