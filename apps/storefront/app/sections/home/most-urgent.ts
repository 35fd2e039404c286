/** How urgent something is that waits for a buyer. `at`: until when it can be done, or since when it is late, as ISO; null when nothing presses. */
export type Urgency = {
  /** What doing nothing does: an order or money is lost; it stays undone; it closes by itself as it would anyway. */
  loss: 'lost' | 'undone' | 'closes';
  at: string | null;
};

const rank: Readonly<Record<Urgency['loss'], number>> = { lost: 0, undone: 1, closes: 2 };

/** What is lost by waiting comes first, and of that what has the least time left; what nothing presses comes after what something does. */
export const mostUrgentFirst = <T extends { urgency: Urgency }>(things: readonly T[]): T[] =>
  things.toSorted(
    ({ urgency: a }, { urgency: b }) =>
      rank[a.loss] - rank[b.loss] || (a.at === null ? Infinity : Date.parse(a.at)) - (b.at === null ? Infinity : Date.parse(b.at)) || 0,
  );
