/** The source tree as the rules see it: files with their text, imports and syntax, read once and parsed when first asked. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

const generated = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite', 'generated', 'reports', 'data']);

function below(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return below(path);
      return entry.isFile() ? [path] : [];
    });
}

/** Where a workspace package's name leads, from the `exports` of its package.json. */
function workspacePackages(root) {
  const known = new Map();
  for (const group of ['packages', 'apps']) {
    const folder = join(root, group);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      const manifest = join(folder, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name: packageName, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
      for (const [door, target] of Object.entries(exports ?? {})) {
        if (typeof target === 'string') known.set(posix.join(packageName, door), posix.join(group, name, target));
      }
    }
  }
  return known;
}

/** Visits every node of a syntax tree with the chain of its parents, nearest last. */
export function walk(node, visit, parents = []) {
  visit(node, parents);
  const chain = [...parents, node];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (item && typeof item.type === 'string') walk(item, visit, chain);
    } else if (value && typeof value.type === 'string') walk(value, visit, chain);
  }
}

class SourceFile {
  #tree;
  #text;
  #parsed;

  constructor(tree, path) {
    this.#tree = tree;
    /** Relative to the root, with forward slashes. */
    this.path = path;
  }

  get text() {
    this.#text ??= readFileSync(join(this.#tree.root, this.path), 'utf8');
    return this.#text;
  }

  get isCode() {
    return /\.[cm]?tsx?$/.test(this.path);
  }

  get isTest() {
    return /\.(test|spec)\.tsx?$/.test(this.path) || /(^|\/)tests?\//.test(this.path);
  }

  get #syntax() {
    this.#parsed ??= parseSync(this.path, this.text);
    return this.#parsed;
  }

  /** Comments, as `{value, start, end}`. */
  get comments() {
    return this.#syntax.comments;
  }

  /** Calls back for every syntax node with its parents. */
  walk(visit) {
    walk(this.#syntax.program, visit);
  }

  lineAt(position) {
    return this.text.slice(0, position).split('\n').length;
  }

  /** What this file imports or re-exports: `{source, types, at, target}`; target is a path of the tree or undefined. */
  get imports() {
    const { module } = this.#syntax;
    const found = [
      ...module.staticImports.map((one) => ({
        source: one.moduleRequest.value,
        types: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
        at: one.start,
      })),
      ...module.staticExports.flatMap((one) => {
        const from = one.entries.filter((entry) => entry.moduleRequest);
        if (from.length === 0) return [];
        return [{ source: from[0].moduleRequest.value, types: from.every((entry) => entry.isType), at: one.start }];
      }),
      ...module.dynamicImports.flatMap((one) => {
        const literal = /^(['"`])([^'"`$]*)\1$/.exec(this.text.slice(one.moduleRequest.start, one.moduleRequest.end));
        return literal ? [{ source: literal[2], types: false, at: one.start }] : [];
      }),
    ];
    return found.map((one) => ({ ...one, target: this.#tree.resolve(this.path, one.source) }));
  }
}

class Tree {
  #packages;
  #byPath;

  constructor(root, folders) {
    this.root = root;
    this.#packages = workspacePackages(root);
    const paths = folders.flatMap((folder) => below(join(root, folder))).map((path) => relative(root, path).split(sep).join('/'));
    this.files = paths.map((path) => new SourceFile(this, path));
    this.#byPath = new Map(this.files.map((file) => [file.path, file]));
  }

  /** TypeScript files, tests included. */
  get code() {
    return this.files.filter((file) => file.isCode);
  }

  file(path) {
    return this.#byPath.get(path);
  }

  /** Files below a folder. */
  under(folder) {
    return this.files.filter((file) => file.path.startsWith(`${folder}/`));
  }

  /** Finds the file that an import means, or nothing when it leads out of the tree. */
  resolve(from, source) {
    const base = source.startsWith('.') ? posix.join(dirname(from), source) : this.#packages.get(source);
    if (base === undefined) return undefined;
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => this.#byPath.has(path));
  }
}

export const loadTree = (root, folders = ['packages', 'apps']) => new Tree(root, folders);

/** A finding of a rule. */
export const finding = (file, position, message) => ({
  file: file.path,
  line: position === undefined ? 1 : file.lineAt(position),
  message,
});
