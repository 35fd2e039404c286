import { describe, expect, it } from 'vitest';
import { type PickedPicture, Pictures } from './picture-list.ts';

type Stored = { readonly id: number };
type Answer = { stored: Stored } | { problem: string };
/** One sending: what it hears, and how it ends. */
type Sending = { name: string; progress: (share: number) => void; signal: AbortSignal; answer: (a: Answer) => void; fail: () => void };

const file = (name: string): File => new File(['x'], name);
const open = (initial: readonly Stored[] = []) => {
  const sent: Sending[] = [];
  const dropped: number[] = [];
  let told = 0;
  const list = new Pictures<Stored>(initial, ({ id }) => `held ${id}`, {
    send: (picture, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        sent.push({ name: picture.name, progress: onProgress, signal, answer: resolve, fail: () => reject(new Error('gone')) });
      }),
    drop: ({ id }) => dropped.push(id),
  });
  list.listen(() => (told += 1));
  const shown = (): Partial<PickedPicture<Stored>>[] =>
    list.now().map(({ name, share, stored, problem }) => ({ name, share, stored, problem }));
  return { list, sent, dropped, shown, told: () => told };
};
/** Lets what was answered arrive. */
const arrive = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('pictures of a form', () => {
  it('show how much of each is on its way, by itself', async () => {
    const { list, sent, shown } = open();
    list.add([file('a.jpg'), file('b.jpg')]);
    sent[1]!.progress(0.25);
    sent[0]!.progress(0.5);
    sent[1]!.progress(0.75);
    expect(shown().map(({ name, share }) => [name, share])).toEqual([
      ['a.jpg', 0.5],
      ['b.jpg', 0.75],
    ]);
    sent[1]!.answer({ stored: { id: 7 } });
    await arrive();
    expect(shown()).toEqual([
      { name: 'a.jpg', share: 0.5, stored: null, problem: null },
      { name: 'b.jpg', share: 1, stored: { id: 7 }, problem: null },
    ]);
  });

  it('that were refused say why, and are sent again from the beginning, by hand and once', async () => {
    const { list, sent, shown } = open();
    list.add([file('a.jpg')]);
    sent[0]!.progress(0.9);
    sent[0]!.answer({ problem: 'The file came too slowly.' });
    await arrive();
    expect(shown()).toEqual([{ name: 'a.jpg', share: 0.9, stored: null, problem: 'The file came too slowly.' }]);
    const [picture] = list.now();
    list.retry(picture!);
    // A second press finds it on its way.
    list.retry(picture!);
    expect([sent.length, shown()]).toEqual([2, [{ name: 'a.jpg', share: 0, stored: null, problem: null }]]);
    sent[1]!.answer({ stored: { id: 8 } });
    await arrive();
    list.retry(picture!);
    expect([sent.length, shown()]).toEqual([2, [{ name: 'a.jpg', share: 1, stored: { id: 8 }, problem: null }]]);
  });

  it('to which no answer came count as lost, and one lost holds up no other', async () => {
    const { list, sent, shown } = open();
    list.add([file('a.jpg'), file('b.jpg')]);
    sent[0]!.fail();
    sent[1]!.answer({ stored: { id: 2 } });
    await arrive();
    expect(shown().map(({ stored, problem }) => [stored, problem])).toEqual([
      [null, ''],
      [{ id: 2 }, null],
    ]);
  });

  it('that are taken out on their way are stopped, and dropped when they arrived all the same', async () => {
    const { list, sent, dropped, shown } = open();
    list.add([file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    const [a, b] = list.now();
    list.remove(a!);
    list.remove(b!);
    expect([sent.map(({ signal }) => signal.aborted), shown().map(({ name }) => name)]).toEqual([[true, true, false], ['c.jpg']]);
    sent[0]!.progress(1);
    sent[0]!.answer({ stored: { id: 5 } });
    sent[1]!.fail();
    await arrive();
    expect([dropped, shown()]).toEqual([[5], [{ name: 'c.jpg', share: 0, stored: null, problem: null }]]);
  });

  it('that have arrived, or came with the page, are dropped once when they are taken out', async () => {
    const { list, sent, dropped, shown } = open([{ id: 1 }]);
    list.add([file('a.jpg')]);
    const before = list.now();
    sent[0]!.answer({ stored: { id: 2 } });
    await arrive();
    // Taken out by a button that was drawn before it arrived.
    list.remove(before[1]!);
    list.remove(before[1]!);
    list.remove(before[0]!);
    list.remove(before[0]!);
    expect([dropped, shown()]).toEqual([[2, 1], []]);
  });

  it('are stopped when the form is left, and keep their order when they are moved', () => {
    const { list, sent, told } = open([{ id: 1 }, { id: 2 }]);
    list.add([file('a.jpg')]);
    const [one, , added] = list.now();
    list.makeFirst(added!);
    list.move(one!, 2);
    expect(list.now().map(({ key, name }) => name || key)).toEqual(['a.jpg', 'held 2', 'held 1']);
    expect(told()).toBe(3);
    list.stop();
    expect(sent[0]!.signal.aborted).toBe(true);
  });
});
