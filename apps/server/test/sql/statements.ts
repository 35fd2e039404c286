/** All statements of the source, with the texts that each may have. */
import {
  SyntaxKind as K,
  type ArrayLiteralExpression,
  type CallExpression,
  type Expression,
  type Node,
  type PropertyAccessExpression,
  type TemplateSpan,
} from 'typescript/unstable/ast';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import { allWays, Choices } from './choices.ts';
import { Reading } from './fragments.ts';
import { typeOfGiven } from './given.ts';
import type { Sure } from './nullness.ts';
import { type Source, textOf, visit } from './source.ts';
import { type Given, Impossible, isSqlType, rootScope, Unreadable } from './values.ts';

export interface Text {
  readonly text: string;
  readonly given: readonly Given[];
}
export interface Statement {
  /** File and line. */
  readonly place: string;
  /** What its rows are declared to be. */
  readonly row: Type;
  readonly texts: readonly Text[];
  /** Why its texts are not known; null when they are. */
  readonly unreadable: string | null;
}

const isCallOf = (node: Node, method: string): node is CallExpression =>
  node.kind === K.CallExpression &&
  (node as CallExpression).expression.kind === K.PropertyAccessExpression &&
  ((node as CallExpression).expression as PropertyAccessExpression).name.text === method;
/** A text that is handed to the driver itself. */
const isPlain = (source: Source, call: CallExpression): boolean => {
  if (!isCallOf(call, 'query') || call.arguments.length === 0) return false;
  const owner = source.typeOf((call.expression as PropertyAccessExpression).expression);
  return /^(Pool|PoolClient|Client|ClientBase)$/.test(owner.getSymbol()?.name ?? '');
};

/** Type arguments of what is executed. */
const rowsOf = (source: Source, node: Expression): readonly Type[] => {
  const type = source.typeOf(node);
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  if (!parts.every((part) => isSqlType(part) && part.isTypeReference())) return [];
  return parts.flatMap((part) => (part.isTypeReference() ? source.project.checker.getTypeArguments(part).slice(0, 1) : []));
};

/** @param isMeant by its path: a file whose statements are looked for */
export const statementsOf = (source: Source, isMeant: (path: string) => boolean): Statement[] => {
  const files = source.files.filter((file) => /sql|query/.test(file.text));
  const executed: CallExpression[] = [];
  const asked: Node[] = [];
  for (const file of files)
    visit(file, (node) => {
      if (isMeant(source.pathOf(file)) && (isCallOf(node, 'execute') || (isCallOf(node, 'query') && isPlain(source, node))))
        executed.push(node);
      if (node.kind === K.TemplateSpan) asked.push((node as TemplateSpan).expression);
    });
  source.learnTypes([...asked, ...executed.map((call) => (call.expression as PropertyAccessExpression).expression)]);
  return executed.flatMap((call) => {
    if (isPlain(source, call)) return plainOf(source, call);
    const { expression } = call.expression as PropertyAccessExpression;
    const [row] = rowsOf(source, expression);
    return row === undefined ? [] : [{ place: source.place(call), row, ...textsOf(source, expression) }];
  });
};

const plainOf = (source: Source, call: CallExpression): Statement[] => {
  const [words, values] = call.arguments;
  const [type] = call.typeArguments ?? [];
  const { checker } = source.project;
  const row = type === undefined ? checker.getUnknownType() : checker.getTypeFromTypeNode(type);
  if (words === undefined || row === undefined) return [];
  const given =
    values?.kind === K.ArrayLiteralExpression
      ? (values as ArrayLiteralExpression).elements.map((expression) => ({ expression, isItem: false }))
      : [];
  const text = new Reading(source, new Choices(new Map(), new Set())).value(words, rootScope);
  const place = source.place(call);
  if (text.kind !== 'plain') return [{ place, row, texts: [], unreadable: `no text is read from ${textOf(words)}` }];
  return [{ place, row, texts: [{ text: String(text.value), given }], unreadable: null }];
};

const textsOf = (source: Source, expression: Expression): Pick<Statement, 'texts' | 'unreadable'> => {
  try {
    const all = allWays((choices) => {
      const read = new Reading(source, choices);
      try {
        return numbered(read.sql(read.value(expression, rootScope), expression).parts);
      } catch (error) {
        if (error instanceof Impossible) return null;
        throw error;
      }
    });
    if (all.length === 0) throw new Unreadable('no way leads to a text');
    return { texts: [...new Map(all.map((one) => [one.text, one])).values()], unreadable: null };
  } catch (error) {
    if (error instanceof Unreadable) return { texts: [], unreadable: error.message };
    throw error;
  }
};

const numbered = (parts: readonly (string | Given)[]): Text => {
  const given: Given[] = [];
  const text = parts.map((part) => (typeof part === 'string' ? part : `$${given.push(part)}`)).join('');
  return { text, given };
};

/** Whether a value is never null by its type, and no item of it. */
export const sureOf = (source: Source, given: Given): Sure => {
  const type = typeOfGiven(source, given);
  const { checker } = source.project;
  const [element] = checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  return { value: isNeverNull(type), items: element !== undefined && isNeverNull(element) };
};
const isNeverNull = (type: Type): boolean =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type]).every(
    ({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown)) === 0,
  );
