import { inspirationDebounceMs, inspirationDelayMs, inspirationLoadsMax, inspirationPerLoad } from '@kyakhta/contract/values';

/** What the grid shows: its cards, and what became of the loader below it. */
export type FeedState<Card> = { cards: readonly Card[]; loader: 'first' | 'ready' | 'loading' | 'done' | 'failed' };

/**
 * The grid of goods for inspiration: the first come with the pool, each further load shows as many again after a pause;
 * pressing again within a moment is one press. After the last load, or a failure, there is no more to ask for.
 * @param pool asks for all goods; null when they cannot be had
 */
export function inspirationFeed<Card>(pool: () => Promise<readonly Card[] | null>, onChange: (state: FeedState<Card>) => void) {
  let all: readonly Card[] = [];
  let loads = 0;
  let begun = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let state: FeedState<Card> = { cards: [], loader: 'first' };
  const become = (next: Partial<FeedState<Card>>) => {
    state = { ...state, ...next };
    onChange(state);
  };
  const show = () => {
    const count = (loads + 1) * inspirationPerLoad;
    become({ cards: all.slice(0, count), loader: loads < inspirationLoadsMax && all.length > count ? 'ready' : 'done' });
  };
  return {
    async begin() {
      if (begun) return;
      begun = true;
      become({ loader: 'loading' });
      const cards = await pool().catch(() => null);
      if (!begun) return;
      if (cards === null) return become({ loader: 'failed' });
      all = cards;
      show();
    },
    more() {
      if (state.loader !== 'ready') return;
      clearTimeout(debounce);
      debounce = setTimeout(() => {
        become({ loader: 'loading' });
        delay = setTimeout(() => {
          loads += 1;
          show();
        }, inspirationDelayMs);
      }, inspirationDebounceMs);
    },
    end() {
      begun = false;
      clearTimeout(debounce);
      clearTimeout(delay);
    },
  };
}
