/** What the conditions of a query say of its values, whichever row it answers. */
import { isNode, nodeAt, nodesAt, numberAt, type Tree, type TreeNode } from './tree.ts';

/** Whether a function or an operator answers null when it is given one. */
export type IsStrict = (call: TreeNode) => boolean;

const isSelect = 1;

/** A query with those around it. */
export class Level {
  readonly query: TreeNode;
  readonly outer: Level | null;
  readonly #facts: ReadonlySet<string>;
  readonly #isStrict: IsStrict;

  constructor(query: TreeNode, outer: Level | null, isStrict: IsStrict) {
    this.query = query;
    this.outer = outer;
    this.#isStrict = isStrict;
    const from = nodeAt(query, 'jointree');
    const facts = new Set<string>();
    if (from !== null) this.#learn(from, facts);
    this.#facts = facts;
  }

  at(levelsUp: number): Level | null {
    return levelsUp === 0 ? this : (this.outer?.at(levelsUp - 1) ?? null);
  }
  /** Whether a condition of this query, or of one around it that a value comes from, says that it is not null. */
  knows(node: TreeNode): boolean {
    if (node.kind === 'VAR') return this.#knowsVariable(node, numberAt(node, 'varlevelsup'));
    return numberAt(this.query, 'commandType') === isSelect && this.#facts.has(keyOf(node, 0));
  }
  #knowsVariable(node: TreeNode, up: number): boolean {
    if (up > 0 && this.outer !== null && this.outer.#knowsVariable(node, up - 1)) return true;
    return this.#facts.has(keyOf(node, up)) && !(up === 0 && this.#isSet(node));
  }
  /** Conditions are about what a row was before it was written. */
  #isSet(variable: TreeNode): boolean {
    const { query } = this;
    if (numberAt(query, 'commandType') === isSelect || numberAt(variable, 'varno') !== numberAt(query, 'resultRelation')) return false;
    return nodesAt(query, 'targetList').some((entry) => numberAt(entry, 'resno') === numberAt(variable, 'varattno'));
  }

  /** What the conditions of a row say: no other row is answered. */
  #learn(from: TreeNode, facts: Set<string>): void {
    if (from.kind === 'FROMEXPR') {
      for (const item of nodesAt(from, 'fromlist')) this.#learn(item, facts);
    } else if (from.kind === 'JOINEXPR') {
      const type = numberAt(from, 'jointype');
      const [left, right] = [nodeAt(from, 'larg'), nodeAt(from, 'rarg')];
      // 0 is an inner join, 1 left, 3 right.
      if ((type === 0 || type === 1) && left !== null) this.#learn(left, facts);
      if ((type === 0 || type === 3) && right !== null) this.#learn(right, facts);
      if (type !== 0) return;
    }
    const condition = nodeAt(from, 'quals');
    if (condition !== null) learnTrue(condition, facts, this.#isStrict);
  }
}
/** The same for the same value, wherever it is asked for. @param levelsUp of the query from which a column is looked at */
const keyOf = (node: TreeNode, levelsUp: number): string => {
  if (node.kind === 'VAR') return `${levelsUp}:${numberAt(node, 'varno')}.${numberAt(node, 'varattno')}`;
  const write = (tree: Tree | undefined): string => {
    if (Array.isArray(tree)) return `(${(tree as readonly Tree[]).map(write).join(' ')})`;
    if (!isNode(tree)) return String(tree);
    if (tree.kind === 'VAR') return keyOf(tree, numberAt(tree, 'varlevelsup'));
    return `${tree.kind}{${[...tree.fields].flatMap(([name, value]) => (name.endsWith('location') ? [] : [write(value)])).join(' ')}}`;
  };
  return write(node);
};

/** @param facts gets what is not null where a condition is true */
const learnTrue = (condition: TreeNode, facts: Set<string>, isStrict: IsStrict): void => {
  if (condition.kind === 'BOOLEXPR') {
    if (condition.fields.get('boolop') === 'and') for (const part of nodesAt(condition, 'args')) learnTrue(part, facts, isStrict);
    if (condition.fields.get('boolop') === 'or') {
      const each = nodesAt(condition, 'args').map((part) => {
        const own = new Set<string>();
        learnTrue(part, own, isStrict);
        return own;
      });
      for (const fact of each[0] ?? []) if (each.every((own) => own.has(fact))) facts.add(fact);
    }
    if (condition.fields.get('boolop') === 'not') for (const part of nodesAt(condition, 'args')) learnNeeded(part, facts, isStrict);
    return;
  }
  // 1 is "is not null".
  if (condition.kind === 'NULLTEST' && numberAt(condition, 'nulltesttype') === 1) {
    const inner = nodeAt(condition, 'arg');
    if (inner !== null) learnNeeded(inner, facts, isStrict);
    return;
  }
  learnNeeded(condition, facts, isStrict);
};

/** Variables without which a value is null. */
const learnNeeded = (node: TreeNode, facts: Set<string>, isStrict: IsStrict): void => {
  if (node.kind !== 'VAR') facts.add(keyOf(node, 0));
  if (node.kind === 'VAR') {
    facts.add(keyOf(node, numberAt(node, 'varlevelsup')));
  } else if (node.kind === 'RELABELTYPE' || node.kind === 'COERCEVIAIO' || node.kind === 'COLLATEEXPR') {
    const inner = nodeAt(node, 'arg');
    if (inner !== null) learnNeeded(inner, facts, isStrict);
  } else if (node.kind === 'OPEXPR' || node.kind === 'FUNCEXPR') {
    if (isStrict(node)) for (const part of nodesAt(node, 'args')) learnNeeded(part, facts, isStrict);
  } else if (node.kind === 'SCALARARRAYOPEXPR') {
    const first = nodesAt(node, 'args')[0];
    if (first !== undefined) learnNeeded(first, facts, isStrict);
  } else if (node.kind === 'SUBLINK' && numberAt(node, 'subLinkType') === 2) {
    const test = nodeAt(node, 'testexpr');
    if (test !== null) learnNeeded(test, facts, isStrict);
  }
};
