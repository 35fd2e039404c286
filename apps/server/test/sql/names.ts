/** What the names in the source stand for. */
import {
  SyntaxKind as K,
  type BinaryExpression,
  type BindingPattern,
  type CallExpression,
  type Expression,
  type Identifier,
  type Node,
  type ParameterDeclaration,
  type PropertyAccessExpression,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import { type Func, funcAround, isFunc, textOf, visit } from './source.ts';
import { type Late, list, plain, type Reader, rootScope, Scope, type Value } from './values.ts';

export class Names {
  readonly #read: Reader;
  /** Parameters of functions that nothing read so far has called: what one of their callers gives. */
  readonly #outer = new Map<number, Late>();

  constructor(read: Reader) {
    this.#read = read;
  }

  /** Names what a function's parameters are given. */
  bindParameters(func: Func, given: readonly Late[], scope: Scope): void {
    for (const [i, parameter] of func.parameters.entries())
      this.#bind(parameter.name, this.#orDefault(parameter, given[i], scope), (symbol, value) => scope.bind(symbol, value), scope);
  }
  #orDefault({ initializer }: ParameterDeclaration, given: Late | undefined, scope: Scope): Late {
    return () => {
      const value = given?.() ?? plain(undefined);
      if (initializer === undefined || value.kind !== 'plain' || value.value !== undefined) return value;
      return this.#read.value(initializer, scope);
    };
  }
  #bind(name: Node, value: Late, put: (symbol: number, value: Late) => void, scope: Scope): void {
    if (name.kind === K.Identifier) {
      const symbol = this.#read.source.symbolOf(name);
      if (symbol !== undefined) put(symbol.id, value);
      return;
    }
    for (const [i, element] of (name as BindingPattern).elements.entries()) {
      if (element.kind !== K.BindingElement) continue;
      const { name: inner, propertyName, initializer, dotDotDotToken } = element;
      if (inner === undefined || dotDotDotToken !== undefined) continue;
      const key = propertyName ?? inner;
      this.#bind(
        inner,
        () => {
          const whole = value();
          const part =
            whole.kind === 'record'
              ? whole.entries.get((key as Identifier).text)
              : whole.kind === 'list'
                ? () => whole.items[i]
                : undefined;
          const found = part?.();
          if (found !== undefined) return found;
          if (whole.kind === 'record' && initializer !== undefined) return this.#read.value(initializer, scope);
          return this.#read.open(inner, scope);
        },
        put,
        scope,
      );
    }
  }

  /** What a name stands for. */
  value(node: Identifier, scope: Scope): Value {
    if (node.text === 'undefined') return plain(undefined);
    const symbol = this.#read.source.symbolOf(node);
    if (symbol === undefined) return this.#read.open(node, scope);
    const known = scope.find(symbol.id) ?? this.#outer.get(symbol.id);
    if (known !== undefined) return known();
    const declaration = this.#read.source.declarationOf(symbol);
    if (declaration === undefined) return this.#read.open(node, scope);
    if (isFunc(declaration)) return { kind: 'function', func: declaration, scope };
    if (declaration.kind === K.VariableDeclaration) return this.#variable(declaration as VariableDeclaration, symbol.id, node, scope);
    if (declaration.kind === K.BindingElement || declaration.kind === K.Parameter) {
      let owner: Node = declaration;
      while (owner.kind === K.BindingElement || owner.kind === K.ObjectBindingPattern || owner.kind === K.ArrayBindingPattern)
        owner = owner.parent;
      if (owner.kind === K.Parameter) return this.#fromCaller(owner as ParameterDeclaration, symbol.id, node, scope);
      const { initializer, name } = owner as VariableDeclaration;
      if (initializer === undefined) return this.#read.open(node, scope);
      let found: Late | undefined;
      this.#bind(
        name,
        () => this.#read.value(initializer, scope),
        (id, value) => void (id === symbol.id && (found = value)),
        scope,
      );
      return found?.() ?? this.#read.open(node, scope);
    }
    return this.#read.open(node, scope);
  }

  /** A variable holds what it begins with, or what it is given later; a list also what is pushed onto it. */
  #variable(declaration: VariableDeclaration, symbol: number, node: Identifier, scope: Scope): Value {
    const { initializer } = declaration;
    const loop = declaration.parent.parent;
    if (loop.kind === K.ForOfStatement) return this.#oneOf((loop as Node & { expression: Expression }).expression, loop, scope);
    const beginnings: Expression[] = initializer === undefined ? [] : [initializer];
    const pushed: Expression[] = [];
    const around = funcAround(declaration);
    if (around !== undefined)
      visit(around, (at) => {
        if (at.kind === K.BinaryExpression) {
          const { left, right, operatorToken } = at as BinaryExpression;
          if (operatorToken.kind === K.EqualsToken && left.kind === K.Identifier && (left as Identifier).text === node.text)
            beginnings.push(right);
        }
        if (at.kind === K.CallExpression && textOf((at as CallExpression).expression) === `${node.text}.push`)
          pushed.push(...(at as CallExpression).arguments);
      });
    if (beginnings.length === 0) return this.#read.open(node, scope);
    const began = this.#read.value(beginnings[this.#read.choose(declaration, scope, beginnings.length)] ?? node, scope);
    if (began.kind !== 'list' || pushed.length === 0) return began;
    if (this.#read.choose(`pushed:${symbol}`, scope, 2) === 1) return began;
    return list([...began.items, ...pushed.flatMap((element) => this.#read.elements(element, scope))]);
  }

  /** A parameter of a function from which reading began: what one of its callers gives. */
  #fromCaller(parameter: ParameterDeclaration, symbol: number, node: Identifier, scope: Scope): Value {
    const func = parameter.parent as Func;
    const given = this.#whatCallersGive(func, func.parameters.indexOf(parameter));
    if (given === null) return this.#read.open(node, scope);
    this.#bind(parameter.name, this.#orDefault(parameter, given, scope), (id, value) => this.#outer.set(id, value), scope);
    return this.#outer.get(symbol)?.() ?? this.#read.open(node, scope);
  }
  #whatCallersGive(func: Func, place: number): Late | null {
    const { parent } = func;
    if (parent.kind === K.CallExpression && (parent as CallExpression).expression.kind === K.PropertyAccessExpression) {
      // What goes through a list gets one of its items.
      const { expression, name } = (parent as CallExpression).expression as PropertyAccessExpression;
      if (place !== 0 || !['map', 'flatMap', 'forEach'].includes(textOf(name))) return null;
      return () => this.#oneOf(expression, func, rootScope);
    }
    const calls = this.#read.source.callsOf(func);
    const call = calls[this.#read.choose(func, rootScope, Math.max(1, calls.length))];
    if (call === undefined) return null;
    const callers = new Scope(null, this.#read.source.place(call));
    return () => this.#read.arguments(call.arguments, callers)[place]?.() ?? plain(undefined);
  }
  #oneOf(expression: Expression, where: Node, scope: Scope): Value {
    const items = this.#read.value(expression, scope);
    if (items.kind !== 'list') return { kind: 'open', node: expression };
    return items.items[this.#read.choose(where, scope, Math.max(1, items.items.length))] ?? plain(undefined);
  }
}
