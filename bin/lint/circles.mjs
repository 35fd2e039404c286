/**
 * No circles of imports, anywhere. A circle means that none of its files can be understood, tested or moved without
 * the others, and its order of loading is luck.
 */
import { finding } from './tree.mjs';

export const name = 'circles';

/** Strongly connected groups of more than one file (Tarjan). */
function groups(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const onStack = new Set();
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) onStack.delete(member);
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** One shortest way round through a group. */
function wayRound(group, graph) {
  const members = new Set(group);
  const start = group.toSorted()[0];
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start];
      if (members.has(next) && !seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return group;
}

export function check(tree) {
  const graph = new Map(tree.code.map((file) => [file.path, [...new Set(file.imports.map((one) => one.target).filter(Boolean))]]));
  return groups(graph).map((group) => {
    const way = wayRound(group, graph);
    const file = tree.file(way[0]);
    const at = file.imports.find((one) => one.target === way[1])?.at;
    return finding(
      file,
      at,
      `circle of imports: ${way.join(' → ')}. Move what both sides need into a file of its own that imports neither`,
    );
  });
}
