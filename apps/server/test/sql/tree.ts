/** Reads the trees in which PostgreSQL keeps analysed statements (`pg_node_tree`). */

/** A node by its kind and fields, a list, or the text of a value; null for nothing. */
export type Tree = TreeNode | readonly Tree[] | string | null;
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, Tree>;
}

class Reader {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? 'x')) this.#at += 1;
  }
  #peek(): string | undefined {
    this.#skip();
    return this.#text[this.#at];
  }
  #word(): string {
    this.#skip();
    let word = '';
    while (this.#at < this.#text.length && !/[\s(){}]/.test(this.#text[this.#at] ?? '')) {
      // A backslash stands before what would end the word.
      if (this.#text[this.#at] === '\\') this.#at += 1;
      word += this.#text[this.#at];
      this.#at += 1;
    }
    return word;
  }

  tree(): Tree {
    const next = this.#peek();
    if (next === '{') return this.#node();
    if (next === '(') return this.#list();
    const word = this.#word();
    return word === '<>' ? null : word;
  }
  #list(): readonly Tree[] {
    this.#at += 1;
    const items: Tree[] = [];
    while (this.#peek() !== ')') items.push(this.tree());
    this.#at += 1;
    return items;
  }
  #node(): TreeNode {
    this.#at += 1;
    const kind = this.#word();
    const fields = new Map<string, Tree>();
    while (this.#peek() !== '}') {
      const name = this.#word().slice(1);
      fields.set(name, this.tree());
      // The bytes of a constant follow their number: "4 [ 1 0 0 0 ]".
      const bytes: Tree[] = [];
      for (let next = this.#peek(); next !== ':' && next !== '}'; next = this.#peek()) bytes.push(this.tree());
      if (bytes.length > 0) fields.set('bytes', bytes);
    }
    this.#at += 1;
    return { kind, fields };
  }
}

export const readTree = (text: string): Tree => new Reader(text).tree();

export const isNode = (tree: Tree | undefined): tree is TreeNode => tree !== null && typeof tree === 'object' && 'kind' in tree;
export const nodeAt = (node: TreeNode, field: string): TreeNode | null => {
  const found = node.fields.get(field);
  return isNode(found) ? found : null;
};
export const listAt = (node: TreeNode, field: string): readonly Tree[] => {
  const found = node.fields.get(field);
  return Array.isArray(found) ? (found as readonly Tree[]) : [];
};
export const nodesAt = (node: TreeNode, field: string): readonly TreeNode[] => listAt(node, field).filter(isNode);
export const numberAt = (node: TreeNode, field: string): number => Number(node.fields.get(field) ?? 0);
export const isTrueAt = (node: TreeNode, field: string): boolean => node.fields.get(field) === 'true';
