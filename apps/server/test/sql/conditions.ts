/** Decides conditions of the source where what was read so far decides them. */
import {
  SyntaxKind as K,
  type BinaryExpression,
  type CallExpression,
  type Expression,
  type Node,
  type PropertyAccessExpression,
} from 'typescript/unstable/ast';
import { type Type, TypeFlags } from 'typescript/unstable/sync';
import { textOf } from './source.ts';
import { type Reader, type Scope, Unreadable, type Value } from './values.ts';

/** Whether a condition is met, on this way: what nothing decides is a choice. */
export const isMet = (read: Reader, condition: Expression, scope: Scope): boolean => {
  const decided = decide(read, condition, scope);
  if (decided !== null) return decided;
  if (condition.kind === K.PrefixUnaryExpression) return !isMet(read, operandOf(condition), scope);
  if (condition.kind !== K.BinaryExpression) return read.choose(textOf(condition), scope, 2) === 0;
  const { left, operatorToken, right } = condition as BinaryExpression;
  // "is" and "is not" are one choice.
  const isNot = operatorToken.kind === K.ExclamationEqualsEqualsToken;
  const key = isNot ? `${textOf(left)} === ${textOf(right)}` : textOf(condition);
  return (read.choose(key, scope, 2) === 0) !== isNot;
};
const operandOf = (node: Node): Expression => (node as Node & { operand: Expression }).operand;

const decide = (read: Reader, condition: Expression, scope: Scope): boolean | null => {
  switch (condition.kind) {
    case K.ParenthesizedExpression:
      return decide(read, (condition as unknown as { expression: Expression }).expression, scope);
    case K.PrefixUnaryExpression: {
      const inner = decide(read, operandOf(condition), scope);
      return inner === null ? null : !inner;
    }
    case K.BinaryExpression:
      return compare(read, condition as BinaryExpression, scope);
    case K.CallExpression:
      return isAmong(read, condition as CallExpression, scope);
    case K.Identifier:
    case K.PropertyAccessExpression: {
      const value = valueOf(read, condition, scope);
      return value?.kind === 'plain' ? Boolean(value.value) : null;
    }
    default:
      return null;
  }
};

const valueOf = (read: Reader, node: Expression, scope: Scope): Value | null => {
  try {
    return read.value(node, scope);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

const compare = (read: Reader, { left, operatorToken, right }: BinaryExpression, scope: Scope): boolean | null => {
  const isNot = operatorToken.kind === K.ExclamationEqualsEqualsToken;
  if (!isNot && operatorToken.kind !== K.EqualsEqualsEqualsToken) return null;
  const [a, b] = [valueOf(read, left, scope), valueOf(read, right, scope)];
  if (a === null || b?.kind !== 'plain') return null;
  if (a.kind === 'plain') return (a.value === b.value) !== isNot;
  if (b.value !== null && b.value !== undefined) return null;
  if (a.kind === 'open' && isNullable(read.source.typeOf(a.node))) return null;
  return isNot;
};
const isNullable = (type: Type): boolean =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type]).some(
    ({ flags }) => (flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown)) !== 0,
  );

const isAmong = (read: Reader, call: CallExpression, scope: Scope): boolean | null => {
  if (call.expression.kind !== K.PropertyAccessExpression) return null;
  const { expression, name } = call.expression as PropertyAccessExpression;
  const [argument] = call.arguments;
  if (textOf(name) !== 'includes' || argument === undefined) return null;
  const [list, item] = [valueOf(read, expression, scope), valueOf(read, argument, scope)];
  if (list?.kind !== 'list' || item?.kind !== 'plain' || list.items.some(({ kind }) => kind !== 'plain')) return null;
  return list.items.some((one) => one.kind === 'plain' && one.value === item.value);
};
