import type { Expression, Node } from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import type { Func, Source } from './source.ts';

/** A value that a statement is given when it runs. */
export interface Given {
  readonly expression: Expression;
  /** Whether it is one of the items that the expression holds. */
  readonly isItem: boolean;
}
/** A piece of SQL: text and the values between. */
export interface Piece {
  readonly kind: 'sql';
  readonly parts: readonly (string | Given)[];
}
export type Plain = string | number | boolean | bigint | null | undefined;

/** What reading the source tells of an expression. */
export type Value =
  | Piece
  | { readonly kind: 'plain'; readonly value: Plain }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly entries: ReadonlyMap<string, Late> }
  | { readonly kind: 'function'; readonly func: Func; readonly scope: Scope }
  /** Known when it runs only. */
  | { readonly kind: 'open'; readonly node: Node };

/** Something that is worked out when it is wanted. */
export type Late = () => Value;

/** What the names of a function's parameters stand for, by symbol; asks the caller's where it does not know. */
export class Scope {
  readonly #known = new Map<number, Late>();
  readonly #parent: Scope | null;
  /** Tells one call from another. */
  readonly frame: string;

  constructor(parent: Scope | null, frame: string) {
    this.#parent = parent;
    this.frame = frame;
  }

  bind(symbol: number, value: Late): void {
    this.#known.set(symbol, value);
  }
  find(symbol: number): Late | undefined {
    return this.#known.get(symbol) ?? this.#parent?.find(symbol);
  }
}

export const rootScope = new Scope(null, '');

/** Names of where a function was made come before those of where it is called. */
export class Linked extends Scope {
  readonly #home: Scope;
  constructor(home: Scope, around: Scope) {
    super(around, around.frame);
    this.#home = home;
  }
  override find(symbol: number): Late | undefined {
    return this.#home.find(symbol) ?? super.find(symbol);
  }
}

export const plain = (value: Plain): Value => ({ kind: 'plain', value });
export const list = (items: readonly Value[]): Value => ({ kind: 'list', items });
export const piece = (...parts: readonly (string | Given)[]): Piece => ({ kind: 'sql', parts });

/** Reads expressions of the source, on one way through it. */
export interface Reader {
  readonly source: Source;
  value(node: Node, scope: Scope): Value;
  /** What nobody knows before it runs. */
  open(node: Node, scope: Scope): Value;
  /** What is read must be SQL. */
  sql(value: Value, node: Node): Piece;
  apply(called: Extract<Value, { kind: 'function' }>, given: readonly Late[], around: Scope): Value;
  arguments(given: readonly Expression[], scope: Scope): readonly Late[];
  elements(element: Expression, scope: Scope): readonly Value[];
  /** One of the outcomes of something that happens when it runs: 0 to `count` − 1. */
  choose(what: Node | string, scope: Scope, count: number): number;
}

/** The source says something from which no text follows. */
export class Unreadable extends Error {}
/** A way that nothing goes: a list of nothing is joined, which is refused when it runs. */
export class Impossible extends Error {}

/** Whether a value is SQL, for all that its type is called. */
export const isSqlType = (type: Type): boolean =>
  type.isUnionType() ? (type.getTypes() ?? []).some(isSqlType) : type.getSymbol()?.name === 'Sql';
