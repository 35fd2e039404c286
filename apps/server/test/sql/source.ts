/** The source of the server as the compiler sees it: syntax, and the types of what it holds. */
import { join, relative } from 'node:path';
import {
  SyntaxKind,
  type ArrowFunction,
  type CallExpression,
  type FunctionDeclaration,
  type FunctionExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Project, type Symbol as Named, SymbolFlags, type Type } from 'typescript/unstable/sync';

export type Func = ArrowFunction | FunctionDeclaration | FunctionExpression;

const root = join(import.meta.dirname, '../../../..');

/** Opens the compiler over a configuration; `close` ends its process. */
export class Source {
  readonly #api = new API({ cwd: root });
  readonly project: Project;
  readonly files: readonly SourceFile[];
  #calls: Map<string, CallExpression[]> | null = null;
  readonly #types = new Map<Node, Type | undefined>();
  readonly #symbols = new Map<Node, Named | undefined>();
  readonly #declarations = new Map<number, Node | undefined>();

  /** @param isMeant by the path from the root: files that are looked at */
  constructor(config: string, isMeant: (path: string) => boolean) {
    const snapshot = this.#api.updateSnapshot({ openProjects: [join(root, config)] });
    const project = snapshot.getProjects()[0];
    if (project === undefined) throw new Error(`${config} cannot be opened`);
    this.project = project;
    this.files = project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(root) && isMeant(relative(root, name)))
      .map((name) => project.program.getSourceFile(name))
      .filter((file) => file !== undefined);
  }

  close(): void {
    this.#api.close();
  }

  typeOf(node: Node): Type {
    if (!this.#types.has(node)) this.#types.set(node, this.project.checker.getTypeAtLocation(node));
    const type = this.#types.get(node);
    if (type === undefined) throw new Error(`no type: ${this.place(node)}`);
    return type;
  }

  /** Asks for the types of many nodes at once: each question alone is a message to the compiler. */
  learnTypes(nodes: readonly Node[]): void {
    const types = this.project.checker.getTypeAtLocation(nodes);
    for (const [i, node] of nodes.entries()) this.#types.set(node, types[i]);
  }

  nameOfType(type: Type): string {
    return this.project.checker.typeToString(type);
  }

  /** What a name stands for, through imports. */
  symbolOf(node: Node): Named | undefined {
    if (!this.#symbols.has(node)) this.#symbols.set(node, this.#askSymbol(node));
    return this.#symbols.get(node);
  }
  #askSymbol(node: Node): Named | undefined {
    const { checker } = this.project;
    const symbol =
      node.parent.kind === SyntaxKind.ShorthandPropertyAssignment
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
    if (symbol === undefined) return undefined;
    return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  }

  declarationOf(symbol: Named): Node | undefined {
    if (!this.#declarations.has(symbol.id))
      this.#declarations.set(symbol.id, symbol.valueDeclaration?.resolve(this.project) ?? symbol.declarations[0]?.resolve(this.project));
    return this.#declarations.get(symbol.id);
  }

  /** Every call of a function by its name. */
  callsOf(func: Func): readonly CallExpression[] {
    const name = func.kind === SyntaxKind.FunctionDeclaration ? func.name : nameOfVariable(func);
    if (name === undefined) return [];
    this.#calls ??= this.#allCalls();
    const own = this.project.checker.getSymbolAtLocation(name);
    return (this.#calls.get(textOf(name)) ?? []).filter((call) => this.symbolOf(call.expression)?.id === own?.id);
  }

  #allCalls(): Map<string, CallExpression[]> {
    const calls: CallExpression[] = [];
    for (const file of this.files)
      visit(file, (node) => {
        if (node.kind === SyntaxKind.CallExpression && (node as CallExpression).expression.kind === SyntaxKind.Identifier)
          calls.push(node as CallExpression);
      });
    return Map.groupBy(calls, (call) => textOf(call.expression));
  }

  pathOf(file: SourceFile): string {
    return relative(root, file.fileName);
  }

  /** File and line of a node. */
  place(node: Node): string {
    const file = node.getSourceFile();
    return `${this.pathOf(file)}:${file.text.slice(0, node.getStart(file)).split('\n').length}`;
  }
}

const nameOfVariable = (func: Func): Node | undefined => {
  const { parent } = func;
  return parent.kind === SyntaxKind.VariableDeclaration ? (parent as Node & { name: Node }).name : undefined;
};

export const textOf = (node: Node): string => node.getText(node.getSourceFile());

/** Calls back for a node and everything in it. */
export const visit = (node: Node, see: (node: Node) => void): void => {
  see(node);
  node.forEachChild((child) => {
    visit(child, see);
    return undefined;
  });
};

const functionKinds: readonly SyntaxKind[] = [SyntaxKind.ArrowFunction, SyntaxKind.FunctionDeclaration, SyntaxKind.FunctionExpression];
export const isFunc = (node: Node): node is Func => functionKinds.includes(node.kind);

/** The function around a node. */
export const funcAround = (node: Node): Func | undefined => {
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent) if (isFunc(at)) return at;
  return undefined;
};
