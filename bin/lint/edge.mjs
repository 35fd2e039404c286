/**
 * Only the edge opens and ends transactions. Code below it that commits would tear apart what its caller meant to
 * happen together, and nobody could see it from the caller's side.
 */
import { finding } from './tree.mjs';
import { roomOf, source } from './server-rooms.mjs';

export const name = 'edge';

const calls = new Set(['commit', 'rollback', 'transaction', 'startTransaction', 'rollbackToSavepoint', 'controlledTransaction']);
const statement =
  /^\s*(begin|commit|rollback|start\s+transaction|end)\s*(transaction|work|read\s+\w+|isolation\s+level\s+[\w\s]+)?\s*;?\s*$/i;
const mend =
  'transactions begin and end in runtime/ (and in migrate and seed). Take the open one from ctx.db and throw an error to undo it';

export function check(tree) {
  const found = [];
  for (const file of tree.under(source)) {
    if (!file.isCode || file.isTest) continue;
    if (roomOf(file.path).room === 'runtime' || /\/src\/(migrate|seed|generate)\.ts$/.test(file.path)) continue;
    file.walk((node, parents) => {
      if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && calls.has(node.callee.property.name)) {
        found.push(finding(file, node.callee.property.start, `calls .${node.callee.property.name}(): ${mend}`));
      }
      const call = parents.at(-1)?.type === 'CallExpression' || parents.at(-1)?.type === 'TaggedTemplateExpression';
      const text =
        node.type === 'TemplateLiteral'
          ? node.quasis.map((part) => part.value.raw).join('?')
          : node.type === 'Literal'
            ? node.value
            : undefined;
      if (call && typeof text === 'string' && statement.test(text)) {
        found.push(finding(file, node.start, `runs "${text.trim()}": ${mend}`));
      }
    });
  }
  return found;
}
