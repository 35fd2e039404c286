/** Lets so many pieces of work run at a time in this process; the others wait their turn, up to a length of the queue. */
export const slots = (size: number, waitingMax: number): { run<T>(work: () => Promise<T>): Promise<T | null> } => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    /** @returns null, and nothing is run, when too many wait already */
    run: async (work) => {
      if (running >= size) {
        if (waiting.length >= waitingMax) return null;
        // A holder that ends hands the place on: the count stays.
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
};
