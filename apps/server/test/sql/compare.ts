/** Compares what a row is declared to be with what the database answers. */
import pg from 'pg';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Column } from './database.ts';
import type { Source } from './source.ts';
// Sets how the driver reads bigint and dates.
import '../../src/runtime/database.ts';

/** A value of each type of the database as the driver gets it. */
const samples: Readonly<Record<string, string>> = {
  smallint: '1',
  integer: '1',
  bigint: '1',
  'double precision': '1.5',
  real: '1.5',
  numeric: '1.5',
  oid: '1',
  text: 'a',
  name: 'a',
  'information_schema.sql_identifier': 'a',
  'information_schema.yes_or_no': 'a',
  'information_schema.character_data': 'a',
  '"char"': 'a',
  'character varying': 'a',
  character: 'a',
  boolean: 't',
  bytea: '\\x00',
  date: '2026-01-01',
  interval: '1 day',
  'timestamp with time zone': '2026-01-01 00:00:00+00',
  'timestamp without time zone': '2026-01-01 00:00:00',
  json: '{"a":1}',
  jsonb: '{"a":1}',
  xid8: '1',
  xid: '1',
  tsvector: "'a'",
  tsquery: "'a'",
  uuid: '0',
  regclass: 'a',
  regtype: 'a',
  void: '',
};
const kindOf = (value: unknown): string => {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return Array.isArray(value) ? `${kindOf(value[0])}[]` : typeof value;
};

/** What the driver makes of a type, such as `bigint`, `Date`, `number[]`; `json` for what may be anything. */
export const readAs = ({ type, oid }: Column): string => {
  if (type === 'json' || type === 'jsonb') return 'json';
  const element = type.endsWith('[]') ? type.slice(0, -2) : null;
  const sample = samples[element ?? type];
  if (sample === undefined) throw new Error(`no value is known of ${type}`);
  const parse = pg.types.getTypeParser(oid, 'text') as (text: string) => unknown;
  return kindOf(parse(element === null ? sample : `{${sample}}`));
};

interface Kind {
  /** What it may be beside null; more than one for a union; none for what is taken as it comes. */
  readonly kinds: ReadonlySet<string> | null;
  readonly isNullable: boolean;
}

/** A column as a row's type declares it. */
export interface Property {
  readonly type: Type;
  /** Where that is written. */
  readonly at: string;
}
const whereOf = (handle: { readonly path: string; readonly index: number } | undefined): string =>
  handle === undefined ? '' : `${handle.path}:${handle.index}`;

export class Declared {
  readonly #source: Source;
  readonly #columns = new Map<Type, ReadonlyMap<string, Property> | null>();
  readonly #kinds = new Map<Type, Kind>();
  constructor(source: Source) {
    this.#source = source;
  }

  /** The columns that a type of a row names, with their types; null where it names none. */
  columns(row: Type): ReadonlyMap<string, Property> | null {
    if (!this.#columns.has(row)) this.#columns.set(row, this.#ask(row));
    return this.#columns.get(row) ?? null;
  }
  #ask(row: Type): ReadonlyMap<string, Property> | null {
    if ((row.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0) return null;
    const { checker } = this.#source.project;
    const properties = checker.getPropertiesOfType(row);
    const types = checker.getTypeOfSymbol(properties);
    return new Map(properties.map(({ name, declarations }, i) => [name, { type: types[i] as Type, at: whereOf(declarations[0]) }]));
  }

  /** What every column of a row is, where its type names none. */
  each(row: Type): Type | null {
    const { checker } = this.#source.project;
    return checker.getPropertiesOfType(row).length === 0 ? (checker.getIndexInfosOfType(row)[0]?.valueType ?? null) : null;
  }

  name(type: Type): string {
    return this.#source.nameOfType(type);
  }

  kindOf(type: Type): Kind {
    const kind = this.#kinds.get(type) ?? this.#askKind(type);
    this.#kinds.set(type, kind);
    return kind;
  }
  #askKind(type: Type): Kind {
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    const kinds = new Set<string>();
    let isNullable = false;
    for (const part of parts) {
      if ((part.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0) return { kinds: null, isNullable: true };
      if ((part.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0) isNullable = true;
      else kinds.add(this.#plainKind(part));
    }
    return { kinds, isNullable };
  }

  #plainKind(type: Type): string {
    const { flags } = type;
    const { checker } = this.#source.project;
    if ((flags & TypeFlags.StringLike) !== 0) return 'string';
    if ((flags & TypeFlags.NumberLike) !== 0) return 'number';
    if ((flags & TypeFlags.BigIntLike) !== 0) return 'bigint';
    if ((flags & TypeFlags.BooleanLike) !== 0) return 'boolean';
    const name = this.name(type);
    if (name === 'Date') return 'Date';
    if (/^(Buffer|Uint8Array)\b/.test(name)) return 'Buffer';
    if (checker.isArrayLikeType(type) && !checker.isTupleType(type)) {
      const [element] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
      const { kinds } = element === undefined ? { kinds: null } : this.kindOf(element);
      return kinds === null ? 'unknown[]' : `${[...kinds].join('|')}[]`;
    }
    // What has been marked as a separate kind is still what it is made of.
    if (type.isIntersectionType()) {
      const made = (type.getTypes() ?? []).map((part) => this.#plainKind(part)).find((kind) => kind !== 'object');
      if (made !== undefined) return made;
    }
    return 'object';
  }

  /** What of a type cannot come out of JSON; null when all of it can. */
  notJson(type: Type, depth = 0): string | null {
    const { checker } = this.#source.project;
    if (depth > 6) return null;
    if (type.isUnionType()) return firstOf(type.getTypes() ?? [], (part) => this.notJson(part, depth + 1));
    if ((type.flags & TypeFlags.BigIntLike) !== 0) return 'bigint';
    if ((type.flags & TypeFlags.Object) === 0 && !type.isIntersectionType()) return null;
    const name = this.name(type);
    if (/^(Date|Buffer|Uint8Array|Map|Set|ReadonlyMap|ReadonlySet)\b/.test(name)) return name;
    if (checker.isArrayLikeType(type)) {
      const inner = type.isTypeReference() ? checker.getTypeArguments(type) : [];
      return firstOf(inner, (part) => this.notJson(part, depth + 1));
    }
    if (type.isIntersectionType() && this.#plainKind(type) !== 'object') return null;
    const properties = checker.getPropertiesOfType(type);
    const types = checker.getTypeOfSymbol(properties);
    for (const [i, property] of properties.entries()) {
      const found = types[i] === undefined ? null : this.notJson(types[i], depth + 1);
      if (found !== null) return `${property.name}: ${found}`;
    }
    return null;
  }
}
const firstOf = <T>(all: readonly T[], find: (one: T) => string | null): string | null => {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
};

/** Something that is declared otherwise than it is answered. */
export interface Fault {
  readonly text: string;
  /** Set where the declaration only allows too much: no fault as long as something else that is declared there needs it. */
  readonly needless: boolean;
  /** Of a column: where it is declared, and whether it may be null. */
  readonly at: string;
}

/** @returns a sentence for each column that is not what it is declared to be */
export const differences = (declared: Declared, row: Type, columns: readonly Column[]): Fault[] => {
  const wanted = declared.columns(row);
  if (wanted === null) return [];
  const each = declared.each(row);
  if (each !== null) return columns.flatMap((column) => columnFaults(declared, { type: each, at: '' }, { ...column, isSure: false }));
  const found: string[] = [];
  const faults: Fault[] = [];
  const names = columns.map(({ name }) => name);
  for (const name of new Set(names)) if (names.filter((one) => one === name).length > 1) found.push(`${name}: answered twice`);
  for (const [name, property] of wanted) {
    const column = columns.find((one) => one.name === name);
    if (column === undefined) found.push(`${name}: declared ${declared.name(property.type)}, not answered`);
    else faults.push(...columnFaults(declared, property, column));
  }
  for (const { name, type } of columns) if (!wanted.has(name)) found.push(`${name}: answered as ${type}, not declared`);
  return [...found.map((text) => ({ text, needless: false, at: '' })), ...faults];
};

/** Whether a column is among what its property is declared to be. */
const fits = (kinds: ReadonlySet<string>, is: string): boolean => kinds.has(is) || (kinds.has('unknown[]') && is.endsWith('[]'));

const columnFaults = (declared: Declared, { type, at }: Property, column: Column): Fault[] => {
  const { kinds, isNullable } = declared.kindOf(type);
  if (kinds === null) return [];
  const is = readAs(column);
  const told = `${column.name}: declared ${declared.name(type)}, answered as ${column.type}`;
  const found: string[] = [];
  if (is === 'json') {
    const other = declared.notJson(type);
    if (other !== null) found.push(`${told}, in which there is no ${other}`);
  } else if (!fits(kinds, is)) found.push(`${told}, which is read as ${is}`);
  if (!isNullable && !column.isSure) found.push(`${told} that may be null`);
  const faults = found.map((text) => ({ text, needless: false, at }));
  return isNullable && column.isSure ? [...faults, { text: `${told} that is never null`, needless: true, at }] : faults;
};
