import type { ByLocale } from '../model.ts';
import { nameKey as key } from './category-tree.ts';

export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
  readonly names: ByLocale<string>;
  /** It is no category any more but redirects to this one. */
  readonly mergedInto: number | null;
}

/** Where categories that nobody knew are made, until an operator moves them. */
export const importedNames: ByLocale<string> = { en: 'Imported', ru: 'Импорт', zh_CN: '导入商品' };
export const unsortedNames: ByLocale<string> = { en: 'Unsorted', ru: 'Без раздела', zh_CN: '未分类' };

export type CategoryFound =
  | { readonly kind: 'found'; readonly id: number }
  | { readonly kind: 'ambiguous'; readonly paths: readonly string[] }
  /** `names` are the three levels to be made as far as they are missing. */
  | { readonly kind: 'unknown'; readonly names: readonly ByLocale<string>[] }
  | { readonly kind: 'noSuchTop'; readonly name: string };

const isNamed = (node: CategoryNode, name: string): boolean => Object.values(node.names).some((n) => key(n) === key(name));

/**
 * Finds categories by the names people write: in any language of the tree, case aside. One name is
 * enough where it says which one is meant; of several the deepest holds, and one below "Imported"
 * only when there is no other. What one was called before, or where it stood, finds it where nothing else is meant.
 */
export class CategoryTree {
  readonly #byId: ReadonlyMap<number, CategoryNode>;
  readonly #byName = new Map<string, CategoryNode[]>();
  /** What redirects, by where it leads. */
  readonly #traces: ReadonlyMap<number | null, CategoryNode[]>;

  constructor(nodes: readonly CategoryNode[]) {
    this.#byId = new Map(nodes.map((n) => [n.id, n]));
    this.#traces = Map.groupBy(
      nodes.filter((n) => n.mergedInto !== null),
      (n) => n.mergedInto,
    );
    for (const node of nodes) {
      for (const name of new Set(Object.values(node.names).map(key))) {
        const same = this.#byName.get(name);
        if (same === undefined) this.#byName.set(name, [node]);
        else same.push(node);
      }
    }
  }

  find(path: readonly string[]): CategoryFound {
    const named = this.#byName.get(key(path.at(-1) ?? '')) ?? [];
    const now = named.filter((n) => n.mergedInto === null && this.#standsBelow(n, path, (at) => [at]));
    const matches = now.length > 0 ? now : this.#foundBefore(named, path);
    const depth = Math.max(...matches.map((n) => n.level));
    const deepest = matches.filter((n) => n.level === depth);
    const sorted = deepest.filter((n) => !this.#isImported(n));
    const [best, ...others] = sorted.length > 0 ? sorted : deepest;
    if (best !== undefined)
      return others.length === 0
        ? { kind: 'found', id: best.id }
        : { kind: 'ambiguous', paths: [best, ...others].map((n) => this.#pathOf(n)) };
    const [top = ''] = path;
    if (path.length === 3 && this.childNamed(null, top) === undefined) return { kind: 'noSuchTop', name: top };
    const filled = path.length === 1 ? [importedNames, unsortedNames] : path.length === 2 ? [importedNames] : [];
    return { kind: 'unknown', names: [...filled, ...path.map((name) => ({ en: name }))] };
  }

  /** The names from the top down to a category, by which `find` gives it back; in the language asked for where several would do. */
  pathTo(node: CategoryNode, locale = 'en'): readonly string[] {
    const above: CategoryNode[] = [];
    for (let at: CategoryNode | undefined = node; at !== undefined; at = this.#parentOf(at)) above.unshift(at);
    const languages = new Set([locale, 'en', ...above.flatMap((n) => Object.keys(n.names))]);
    const paths = [...languages].map((locale) => above.map((n) => n.names[locale] ?? n.names['en'] ?? Object.values(n.names)[0] ?? ''));
    const back = paths.find((path) => {
      const found = this.find(path);
      return found.kind === 'found' && found.id === node.id;
    });
    return back ?? paths[0] ?? [];
  }

  childNamed(parentId: number | null, name: string): CategoryNode | undefined {
    const named = (this.#byName.get(key(name)) ?? []).filter((n) => (this.#parentOf(n)?.id ?? null) === parentId);
    return named.find((n) => n.mergedInto === null) ?? this.#byId.get(named[0]?.mergedInto ?? 0);
  }

  #parentOf(node: CategoryNode): CategoryNode | undefined {
    const above = node.parentId === null ? undefined : this.#byId.get(node.parentId);
    return above?.mergedInto ? this.#byId.get(above.mergedInto) : above;
  }
  /** Categories that had these names, or stood there, before. */
  #foundBefore(named: readonly CategoryNode[], path: readonly string[]): CategoryNode[] {
    const meant = new Set(named.flatMap((n) => (n.mergedInto === null ? n : (this.#byId.get(n.mergedInto) ?? []))));
    return [...meant].filter((n) => this.#standsBelow(n, path, (at) => [at, ...(this.#traces.get(at.id) ?? [])]));
  }
  /** Whether a category has the names of a path from below, in one of the forms it is looked at in. */
  #standsBelow(node: CategoryNode, path: readonly string[], formsOf: (node: CategoryNode) => readonly CategoryNode[]): boolean {
    const above = path.slice(0, -1);
    return formsOf(node).some((form) => {
      if (!isNamed(form, path.at(-1) ?? '')) return false;
      const parent = this.#parentOf(form);
      return above.length === 0 || (parent !== undefined && this.#standsBelow(parent, above, formsOf));
    });
  }
  #isImported(node: CategoryNode): boolean {
    const above = this.#parentOf(node);
    return above === undefined ? isNamed(node, importedNames['en'] ?? '') : this.#isImported(above);
  }
  #pathOf(node: CategoryNode): string {
    const above = this.#parentOf(node);
    const name = node.names['en'] ?? Object.values(node.names)[0] ?? '';
    return above === undefined ? name : `${this.#pathOf(above)} > ${name}`;
  }
}
