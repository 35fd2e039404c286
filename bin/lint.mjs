/**
 * The rules of architecture: who may know whom, who writes which table, where money and words may not go.
 *
 *     node bin/lint.mjs                 all rules
 *     node bin/lint.mjs tables money    some of them
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { node24, root } from './lib/paths.mjs';
import { say } from './lib/progress.mjs';

export const ruleNames = ['ranks', 'doors', 'circles', 'tables', 'edge', 'money', 'screens', 'rooms', 'contract', 'migrations', 'words'];

/** Runs rules over a checkout. @returns {Promise<{rule: string, file: string, line: number, message: string}[]>} */
export async function lint(folder = root, names = ruleNames) {
  const { loadTree } = await import('./lint/tree.mjs');
  const tree = loadTree(folder);
  const found = [];
  for (const rule of names) {
    const { check } = await import(`./lint/${rule}.mjs`);
    for (const one of await check(tree)) found.push({ rule, ...one });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The rules read TypeScript (the rank line) as it stands, which the machine's own Node may be too old for.
  if (Number(process.versions.node.split('.')[0]) < 24) {
    process.exit(spawnSync(node24, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
  }
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const found = await lint(root, asked.length > 0 ? asked : ruleNames);
  for (const { rule, file, line, message } of found) console.log(`${file}:${line}  [${rule}] ${message}`);
  say(found.length === 0 ? 'architecture: no findings' : `architecture: ${found.length} finding(s)`);
  process.exit(found.length === 0 ? 0 : 1);
}
