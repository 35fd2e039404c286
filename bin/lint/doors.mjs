/**
 * A door offers verbs and answers, not statements. A piece of SQL, such as what counts as late, may pass through it to reads
 * and to stores of later domains, which compose statements of it; code that decides (flows, edges, actions) gets a function.
 */
import { finding } from './tree.mjs';
import { roomOf, source } from './server-rooms.mjs';

export const name = 'doors';

const composes = (file) => {
  const from = roomOf(file.path);
  return from.room === 'reads' || (from.room === 'domain' && /^[^/]+\/store(\.ts|\/)/.test(file.path.slice(`${source}/domains/`.length)));
};

export function check(tree) {
  const doors = new Map();
  const found = [];
  for (const file of tree.under(source)) {
    if (!file.isCode || file.isTest || composes(file)) continue;
    file.walk((node) => {
      if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('/index.ts')) return;
      const target = tree.resolve(file.path, node.source.value);
      if (target === undefined || roomOf(target)?.door !== true) return;
      if (!doors.has(target)) doors.set(target, statementsOf(tree, tree.file(target)));
      for (const { imported, start } of node.specifiers)
        if (doors.get(target).has(imported?.name))
          found.push(
            finding(file, start, `imports ${imported.name}, which is SQL: let ${target} offer a function that does or answers it`),
          );
    });
  }
  return found;
}

/** Names under which a door hands out SQL, whatever they are called behind it. */
function statementsOf(tree, door) {
  const names = new Set();
  door.walk((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.source === null) return;
    const behind = tree.file(tree.resolve(door.path, node.source.value) ?? '');
    if (behind === undefined) return;
    const statements = declared(behind);
    for (const { local, exported } of node.specifiers) if (statements.has(local.name)) names.add(exported.name);
  });
  return names;
}

/** What a file declares as SQL: by its type, by the tag it is written with, or as what a function returns. */
function declared(file) {
  const isTyped = (annotation) => annotation && /(^|\W)Sql(<|\W*$)/.test(file.text.slice(annotation.start, annotation.end));
  const isTagged = (node) => node?.type === 'TaggedTemplateExpression' && node.tag.name === 'sql';
  const names = new Set();
  file.walk((node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const { init } = node;
    const isFunction = init?.type === 'ArrowFunctionExpression';
    if (isTyped(node.id.typeAnnotation) || isTagged(init) || (isFunction && (isTyped(init.returnType) || isTagged(init.body))))
      names.add(node.id.name);
  });
  return names;
}
