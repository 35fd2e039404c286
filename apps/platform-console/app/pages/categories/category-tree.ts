import { locales, pickText, type Locale } from '@kyakhta/contract/values';
import type { Category } from './categories-href.ts';

/** Levels of the tree. */
export const levelsMax = 3;

/** The tree as the page asks about it. */
export class Tree {
  readonly #byId: ReadonlyMap<number, Category>;
  readonly #below: ReadonlyMap<number, Category[]>;
  readonly #locale: Locale;

  constructor(categories: readonly Category[], locale: Locale) {
    this.#byId = new Map(categories.map((one) => [one.categoryId, one]));
    this.#below = Map.groupBy(categories, ({ parentId }) => parentId);
    this.#locale = locale;
  }

  /** Sisters in their order; 0 is the top. */
  below(parentId: number): readonly Category[] {
    return this.#below.get(parentId) ?? [];
  }
  name({ names, categoryId }: Category): string {
    return pickText(names, this.#locale) ?? String(categoryId);
  }
  /** Names from the top down. */
  path(category: Category): string {
    const above = this.#byId.get(category.parentId);
    return above ? `${this.path(above)} › ${this.name(category)}` : this.name(category);
  }
  /** It and everything below it. */
  branch(category: Category): readonly Category[] {
    return [category, ...this.below(category.categoryId).flatMap((one) => this.branch(one))];
  }
  /** Goods in it and below it. */
  goods(category: Category): number {
    return this.branch(category).reduce((sum, { prodCount }) => sum + prodCount, 0);
  }
  isHiddenAbove(category: Category): boolean {
    const above = this.#byId.get(category.parentId);
    return above !== undefined && (above.isHidden || this.isHiddenAbove(above));
  }
  /** All in the order in which the page shows them. */
  inOrder(parentId = 0): readonly Category[] {
    return this.below(parentId).flatMap((one) => [one, ...this.inOrder(one.categoryId)]);
  }
  /** How many levels a category takes, itself among them. */
  depth(category: Category): number {
    return Math.max(...this.branch(category).map(({ level }) => level)) - category.level + 1;
  }
  /** Ids of those whose name, in any language, has these words, and of all above them. */
  found(words: string): ReadonlySet<number> {
    const wanted = words.trim().toLowerCase();
    const ids = new Set<number>();
    for (const one of this.#byId.values()) {
      if (!Object.values(one.names).some((name) => name.toLowerCase().includes(wanted))) continue;
      for (let at: Category | undefined = one; at && !ids.has(at.categoryId); at = this.#byId.get(at.parentId)) ids.add(at.categoryId);
    }
    return ids;
  }
}

/** Languages in which a category has no name. */
export const missingIn = ({ names }: Category): readonly Locale[] => locales.filter((locale) => !names[locale]);
