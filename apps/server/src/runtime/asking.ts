/**
 * Places in a process for work that asks outside: one kind, whose service is silent, never takes those of the others,
 * and all of them together leave a lane of the worker to the rest of the work.
 */
const ofKindMost = 2;
const most = 3;

/** A place for one piece of work; what it asks is known only once it was taken out of the queue. */
export interface AskingPlace {
  /** Kinds that must be passed by. */
  readonly passing: readonly string[];
  /** Told the kind that was found; null is one that asks nobody. */
  settle(kind: string | null): void;
  /** Gives the place back; again is nothing. */
  free(): void;
}

/** @param kinds all that ask outside @returns takes a place, as far as there is one */
export const askingPlaces = (kinds: readonly string[]): (() => AskingPlace) => {
  /** By kind; under null those who look and have found nothing yet: any kind may turn out to be theirs. */
  const held = new Map<string | null, number>();
  const count = (kind: string | null): number => held.get(kind) ?? 0;
  const add = (kind: string | null, n: number): void => {
    held.set(kind, count(kind) + n);
  };
  return () => {
    const isFull = [...held.values()].reduce((sum, n) => sum + n, 0) >= most;
    const passing = kinds.filter((kind) => isFull || count(kind) + count(null) >= ofKindMost);
    let holds = passing.length < kinds.length;
    let mine: string | null = null;
    if (holds) add(null, 1);
    const free = (): void => {
      if (holds) add(mine, -1);
      holds = false;
    };
    return {
      passing,
      settle: (kind) => {
        free();
        if (kind === null) return;
        mine = kind;
        holds = true;
        add(mine, 1);
      },
      free,
    };
  };
};
