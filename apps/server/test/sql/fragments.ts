/** Works out which texts a statement of the source may have, without running it. */
import {
  SyntaxKind as K,
  type ArrowFunction,
  type ArrayLiteralExpression,
  type BinaryExpression,
  type CallExpression,
  type ConditionalExpression,
  type ElementAccessExpression,
  type Expression,
  type Identifier,
  type NoSubstitutionTemplateLiteral,
  type Node,
  type NumericLiteral,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  type ReturnStatement,
  type SpreadElement,
  type StringLiteral,
  type TaggedTemplateExpression,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import type { Choices } from './choices.ts';
import { isMet } from './conditions.ts';
import { methods, sqlTools } from './methods.ts';
import { Names } from './names.ts';
import { type Func, funcAround, type Source, textOf, visit } from './source.ts';
import { isSqlType, type Late, Linked, list, piece, type Piece, plain, type Reader, Scope, Unreadable, type Value } from './values.ts';

/** One way through the source: each choice made. */
export class Reading implements Reader {
  readonly source: Source;
  readonly #choices: Choices;
  readonly #names = new Names(this);
  #depth = 0;

  constructor(source: Source, choices: Choices) {
    this.source = source;
    this.#choices = choices;
  }

  choose(what: Node | string, scope: Scope, count: number): number {
    const key = typeof what === 'string' ? what : `${what.getSourceFile().fileName}:${what.pos}:${what.end}`;
    return count === 1 ? 0 : this.#choices.of(`${scope.frame}|${key}`, count);
  }

  /** What an expression stands for. */
  value(node: Node, scope: Scope): Value {
    this.#depth += 1;
    if (this.#depth > 150) throw new Unreadable(`leads in a circle: ${this.source.place(node)}`);
    try {
      return this.#value(node, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #value(node: Node, scope: Scope): Value {
    switch (node.kind) {
      case K.TaggedTemplateExpression:
        return this.#statement(node as TaggedTemplateExpression, scope);
      case K.StringLiteral:
      case K.NoSubstitutionTemplateLiteral:
        return plain((node as StringLiteral | NoSubstitutionTemplateLiteral).text);
      case K.NumericLiteral:
        return plain(Number((node as NumericLiteral).text));
      case K.TrueKeyword:
        return plain(true);
      case K.FalseKeyword:
        return plain(false);
      case K.NullKeyword:
        return plain(null);
      case K.TemplateExpression:
        return this.#text(node as TemplateExpression, scope);
      case K.Identifier:
        return this.#names.value(node as Identifier, scope);
      case K.ConditionalExpression: {
        const { condition, whenTrue, whenFalse } = node as ConditionalExpression;
        return this.value(isMet(this, condition, scope) ? whenTrue : whenFalse, scope);
      }
      case K.BinaryExpression:
        return this.#either(node as BinaryExpression, scope);
      case K.CallExpression:
        return this.#call(node as CallExpression, scope);
      case K.ArrayLiteralExpression:
        return list((node as ArrayLiteralExpression).elements.flatMap((element) => this.elements(element, scope)));
      case K.ObjectLiteralExpression:
        return this.#record(node as ObjectLiteralExpression, scope);
      case K.PropertyAccessExpression:
      case K.ElementAccessExpression:
        return this.#access(node as PropertyAccessExpression | ElementAccessExpression, scope);
      case K.ArrowFunction:
      case K.FunctionExpression:
      case K.FunctionDeclaration:
        return { kind: 'function', func: node as Func, scope };
      case K.ParenthesizedExpression:
      case K.AsExpression:
      case K.SatisfiesExpression:
      case K.NonNullExpression:
      case K.AwaitExpression:
        return this.value((node as Node & { expression: Expression }).expression, scope);
      case K.PrefixUnaryExpression: {
        const { operator, operand } = node as Node & { operator: K; operand: Expression };
        const inner = this.value(operand, scope);
        return operator === K.MinusToken && inner.kind === 'plain' ? plain(-Number(inner.value)) : this.open(node, scope);
      }
      default:
        return this.open(node, scope);
    }
  }

  /** What nobody knows before it runs; where its type names what it may be, each of that in turn. */
  open(node: Node, scope: Scope): Value {
    const known = this.#literals(this.source.typeOf(node));
    if (known === null) return { kind: 'open', node };
    return plain(known[this.choose(textOf(node), scope, known.length)]);
  }
  #literals(type: Type): readonly (string | number)[] | null {
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    const values = parts.map((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? part.value : null));
    return values.every((value) => value !== null) ? values : null;
  }

  #statement(node: TaggedTemplateExpression, scope: Scope): Value {
    if (textOf(node.tag) !== 'sql') throw new Unreadable(`a tag beside sql: ${this.source.place(node)}`);
    const { template } = node;
    if (template.kind === K.NoSubstitutionTemplateLiteral) return piece(template.text);
    const { head, templateSpans } = template;
    return piece(head.text, ...templateSpans.flatMap((span) => [...this.inside(span.expression, scope), span.literal.text]));
  }

  /** What stands between the words of a statement: SQL, or a value that it is given. */
  inside(expression: Expression, scope: Scope): Piece['parts'] {
    if (!isSqlType(this.source.typeOf(expression))) return [{ expression, isItem: false }];
    return this.sql(this.value(expression, scope), expression).parts;
  }
  sql(value: Value, node: Node): Piece {
    if (value.kind === 'sql') return value;
    throw new Unreadable(`no SQL is read from ${textOf(node).slice(0, 60)} (${value.kind}): ${this.source.place(node)}`);
  }

  #text(node: TemplateExpression, scope: Scope): Value {
    let text = node.head.text;
    for (const span of node.templateSpans) {
      const value = this.value(span.expression, scope);
      if (value.kind !== 'plain') return this.open(node, scope);
      text += String(value.value) + span.literal.text;
    }
    return plain(text);
  }

  #either(node: BinaryExpression, scope: Scope): Value {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === K.QuestionQuestionToken || operatorToken.kind === K.BarBarToken)
      return this.value([left, right][this.choose(node, scope, 2)] ?? left, scope);
    if (operatorToken.kind === K.PlusToken) {
      const [a, b] = [this.value(left, scope), this.value(right, scope)];
      if (a.kind === 'plain' && b.kind === 'plain') return plain((a.value as string) + (b.value as string));
    }
    return this.open(node, scope);
  }

  elements(element: Expression, scope: Scope): readonly Value[] {
    if (element.kind !== K.SpreadElement) return [this.value(element, scope)];
    const spread = this.value((element as SpreadElement).expression, scope);
    if (spread.kind === 'list') return spread.items;
    return [spread];
  }

  #record(node: ObjectLiteralExpression, scope: Scope): Value {
    const entries = new Map<string, Late>();
    for (const property of node.properties) {
      if (property.kind === K.PropertyAssignment) {
        const { name, initializer } = property;
        entries.set((name as Identifier | StringLiteral).text ?? textOf(name), () => this.value(initializer, scope));
      } else if (property.kind === K.ShorthandPropertyAssignment) {
        const { name } = property as Node & { name: Identifier };
        entries.set(name.text, () => this.#names.value(name, scope));
      } else if (property.kind === K.SpreadAssignment) {
        const spread = this.value((property as Node & { expression: Expression }).expression, scope);
        if (spread.kind === 'record') for (const [key, late] of spread.entries) entries.set(key, late);
      }
    }
    return { kind: 'record', entries };
  }

  #access(node: PropertyAccessExpression | ElementAccessExpression, scope: Scope): Value {
    const whole = this.value(node.expression, scope);
    if (node.kind === K.PropertyAccessExpression) {
      const { text } = node.name as Identifier;
      if (whole.kind === 'record') return whole.entries.get(text)?.() ?? plain(undefined);
      if (whole.kind === 'list' && text === 'length') return plain(whole.items.length);
      return this.open(node, scope);
    }
    const key = this.value(node.argumentExpression, scope);
    if (whole.kind === 'list') {
      const at = key.kind === 'plain' ? Number(key.value) : this.choose(node, scope, whole.items.length + 1);
      return whole.items[at] ?? plain(undefined);
    }
    if (whole.kind !== 'record') return this.open(node, scope);
    const known = key.kind === 'plain' ? whole.entries.get(String(key.value)) : undefined;
    if (known !== undefined) return known();
    const all = [...whole.entries.values()];
    return all[this.choose(node, scope, all.length)]?.() ?? plain(undefined);
  }

  #call(node: CallExpression, scope: Scope): Value {
    const { expression, arguments: given } = node;
    if (expression.kind === K.PropertyAccessExpression) {
      const { expression: owner, name } = expression as PropertyAccessExpression;
      const method = (name as Identifier).text;
      if (textOf(owner) === 'sql') return sqlTools(this, method, given, scope, node);
      const found = methods(this, owner, method, given, scope, node);
      if (found !== undefined) return found;
    }
    const called = this.value(expression, scope);
    if (called.kind !== 'function') return this.open(node, scope);
    return this.apply(called, this.arguments(given, scope), new Scope(scope, `${scope.frame}/${node.pos}`));
  }
  arguments(given: readonly Expression[], scope: Scope): readonly Late[] {
    return given.flatMap((argument): readonly Late[] => {
      if (argument.kind !== K.SpreadElement) return [() => this.value(argument, scope)];
      const spread = this.value((argument as SpreadElement).expression, scope);
      return spread.kind === 'list' ? spread.items.map((item) => () => item) : [];
    });
  }

  /** What a function answers when it is called so. */
  apply({ func, scope: home }: Extract<Value, { kind: 'function' }>, given: readonly Late[], around: Scope): Value {
    const scope = new Scope(new Linked(home, around), around.frame);
    this.#names.bindParameters(func, given, scope);
    return this.#answer(func, scope);
  }
  #answer(func: Func, scope: Scope): Value {
    const { body } = func as ArrowFunction;
    if (body === undefined) return { kind: 'open', node: func };
    if (body.kind !== K.Block) return this.value(body, scope);
    const answers: Expression[] = [];
    visit(body, (node) => {
      if (node.kind !== K.ReturnStatement || funcAround(node) !== func) return;
      const { expression } = node as ReturnStatement;
      if (expression !== undefined) answers.push(expression);
    });
    const answer = answers[this.choose(func, scope, Math.max(1, answers.length))];
    return answer === undefined ? plain(undefined) : this.value(answer, scope);
  }
}
