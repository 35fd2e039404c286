import type { Output } from '@kyakhta/contract/types';
import { paths } from '../../paths.ts';

type Answered = Output<'GET /search/suggest'>[number];
export type Suggestion = { kind: Answered['kind']; title: string; href: string; picture: string | null };

/** What is offered while typing, in the order of the answer; what leads nowhere is left out. */
export const suggestionsOf = (answered: readonly Answered[]): Suggestion[] =>
  answered.flatMap(({ kind, title, categoryId, shopId, prodId, pic }) => {
    const href =
      kind === 'search'
        ? paths.category({ pn: title })
        : kind === 'category'
          ? categoryId && paths.category({ cpid: categoryId })
          : kind === 'shop'
            ? shopId && paths.shop(shopId)
            : prodId && paths.product(prodId);
    return href ? [{ kind, title, href, picture: kind === 'search' ? null : pic }] : [];
  });

/** Words that others search for, before anything is typed. */
export const hotSuggestions = (words: readonly { title: string }[]): Suggestion[] =>
  words.map(({ title }) => ({ kind: 'search', title, href: paths.category({ pn: title }), picture: null }));

/** The next choice in a ring of `count`, in which -1 is the field itself. */
export const step = (current: number, by: 1 | -1, count: number): number => ((current + 1 + by + count + 1) % (count + 1)) - 1;
