/** Ways of putting texts and lists together that statements use. */
import type { Expression, Node } from 'typescript/unstable/ast';
import { textOf } from './source.ts';
import { type Given, Impossible, isSqlType, type Late, list, piece, plain, type Reader, Scope, Unreadable, type Value } from './values.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value === null || value === undefined ? 'null' : String(value);

/** What `sql.join` and its like make. */
export const sqlTools = (read: Reader, tool: string, given: readonly Expression[], scope: Scope, node: Node): Value => {
  const values = given.map((argument) => read.value(argument, scope));
  const text = (value: Value | undefined): string => {
    if (value?.kind === 'plain' && value.value === undefined) throw new Impossible(read.source.place(node));
    if (value?.kind === 'plain') return String(value.value);
    throw new Unreadable(`no text is read from ${textOf(node).slice(0, 60)}: ${read.source.place(node)}`);
  };
  const [first, second] = values;
  switch (tool) {
    case 'raw':
      return piece(text(first));
    case 'ref':
      return piece(text(first).split('.').map(quoted).join('.'));
    case 'id':
      // A name that is made when it runs: any will do.
      return piece(values.map((value) => quoted(value.kind === 'plain' ? text(value) : 'anything')).join('.'));
    case 'lit': {
      if (first?.kind === 'plain') return piece(literal(first.value));
      // Which number stands there changes nothing of what the statement is.
      const type = read.source.nameOfType(read.source.typeOf(given[0] ?? node));
      if (type === 'number') return piece('1');
      if (type === 'string') return piece("'2026-01-01'");
      throw new Unreadable(`no literal is read from ${textOf(node).slice(0, 60)}: ${read.source.place(node)}`);
    }
    case 'join': {
      if (first?.kind !== 'list') throw new Unreadable(`no list is read from ${textOf(node).slice(0, 60)}: ${read.source.place(node)}`);
      if (first.items.length === 0) throw new Impossible(read.source.place(node));
      const between = second === undefined ? piece(', ') : read.sql(second, node);
      return piece(
        ...first.items.flatMap((item, i) => {
          const inner = item.kind === 'sql' ? item.parts : [givenOf(read, item, given[0] ?? node)];
          return i === 0 ? inner : [...between.parts, ...inner];
        }),
      );
    }
    default:
      throw new Unreadable(`sql.${tool}: ${read.source.place(node)}`);
  }
};

/** Whether something is SQL, or a list of it. */
const isOfSql = (read: Reader, node: Node): boolean => {
  const type = read.source.typeOf(node);
  const { checker } = read.source.project;
  return isSqlType(type) || (type.isTypeReference() && checker.isArrayLikeType(type) && checker.getTypeArguments(type).some(isSqlType));
};
/** A value among what is joined. */
const givenOf = (read: Reader, item: Value, joined: Node): Given => {
  const node = item.kind === 'open' ? item.node : joined;
  if (item.kind === 'open' && isOfSql(read, node))
    throw new Unreadable(`no SQL is read from ${textOf(node).slice(0, 60)}: ${read.source.place(node)}`);
  return { expression: node as Expression, isItem: true };
};

const textTools: Readonly<Record<string, (text: string, ...given: readonly unknown[]) => string>> = {
  charAt: (text, at) => text.charAt(Number(at)),
  slice: (text, from, to) => text.slice(Number(from), to === undefined ? undefined : Number(to)),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
};
const listTools = new Set(['map', 'flatMap', 'filter', 'join', 'toSorted', 'toReversed', 'slice', 'concat', 'at', 'find', 'keys']);

/** What a list or a text answers to a method; undefined for any other. */
export const methods = (
  read: Reader,
  owner: Expression,
  method: string,
  given: readonly Expression[],
  scope: Scope,
  node: Node,
): Value | undefined => {
  if (textOf(owner) === 'Object' && ['entries', 'values', 'keys'].includes(method)) return entriesOf(read, method, given[0] ?? node, scope);
  const ofText = textTools[method];
  if (!listTools.has(method) && ofText === undefined) return undefined;
  const whole = read.value(owner, scope);
  if (whole.kind === 'plain' && typeof whole.value === 'string' && ofText !== undefined) {
    const plainly = given.map((argument) => read.value(argument, scope)).map((value) => (value.kind === 'plain' ? value.value : undefined));
    return plain(ofText(whole.value, ...plainly));
  }
  if (whole.kind !== 'list') {
    if (whole.kind !== 'open') return undefined;
    const type = read.source.nameOfType(read.source.typeOf(owner));
    if (method === 'join' && /^(readonly )?number\[\]$/.test(type)) return plain('1, 2');
    if (method !== 'map' && method !== 'flatMap') return undefined;
    return applied(read, [() => ({ kind: 'open', node: owner }) as const], method, given, scope, node);
  }
  if (method === 'join') {
    const between = given[0] === undefined ? plain(',') : read.value(given[0], scope);
    if (whole.items.some((item) => item.kind !== 'plain') || between.kind !== 'plain') return undefined;
    return plain(whole.items.map((item) => String(item.kind === 'plain' && item.value)).join(String(between.value)));
  }
  if (method === 'map' || method === 'flatMap') {
    const late = whole.items.map(
      (item): Late =>
        () =>
          item,
    );
    return applied(read, late, method, given, scope, node);
  }
  if (method === 'concat') {
    const more = given.map((argument) => read.value(argument, scope));
    return list([...whole.items, ...more.flatMap((value) => (value.kind === 'list' ? value.items : [value]))]);
  }
  if (method === 'filter' && /[!=]== (null|undefined)/.test(textOf(given[0] ?? node)))
    return list(whole.items.filter((item) => item.kind !== 'plain' || (item.value !== null && item.value !== undefined)));
  if (method === 'at' || method === 'find') return whole.items[0];
  return whole;
};

const applied = (
  read: Reader,
  items: readonly Late[],
  method: string,
  given: readonly Expression[],
  scope: Scope,
  node: Node,
): Value | undefined => {
  const func = given[0] === undefined ? undefined : read.value(given[0], scope);
  if (func?.kind !== 'function') return undefined;
  const results = items.map((item, i) => read.apply(func, [item, () => plain(i)], new Scope(scope, `${scope.frame}/${node.pos}#${i}`)));
  return list(method === 'flatMap' ? results.flatMap((value) => (value.kind === 'list' ? value.items : [value])) : results);
};

/** Keys and values of a record: those that are read, or those that its type names. */
const entriesOf = (read: Reader, method: string, argument: Node, scope: Scope): Value => {
  const whole = read.value(argument, scope);
  const { checker } = read.source.project;
  const parts: [string, Late][] =
    whole.kind === 'record'
      ? [...whole.entries]
      : checker.getPropertiesOfType(read.source.typeOf(argument)).map(({ name }) => [name, () => ({ kind: 'open', node: argument })]);
  return list(
    parts.map(([key, late]): Value => {
      if (method === 'keys') return plain(key);
      return method === 'values' ? late() : list([plain(key), late()]);
    }),
  );
};
