/**
 * Amounts are whole minor units (bigint). A float on their way loses cents silently, so the functions that lead
 * there are not used where amounts are worked with. `// lint-allow money: reason` on the line, or the line above, lets one pass.
 */
import { finding } from './tree.mjs';

export const name = 'money';

const rooms = ['packages/money', 'apps/server/src/domains', 'apps/server/src/flows'];
const banned = new Set(['parseFloat', 'toFixed', 'toPrecision']);
const bannedMath = new Set(['round', 'trunc', 'fround']);
/** Names that say an amount is meant. */
const amounts = /(amount|price|money|total|minor|cents|balance|fee|cost|postage|freight|discount|commission|payable|due|sum)$/i;
const mend =
  'amounts are bigint minor units: parse them by their text, divide with allocate, multiply by a rate with its named rounding (packages/money)';

export function check(tree) {
  const found = [];
  for (const file of rooms.flatMap((room) => tree.under(room))) {
    if (!file.isCode || file.isTest) continue;
    const allowed = new Set(
      file.comments
        .filter((comment) => /^\s*lint-allow money: \S/.test(comment.value))
        .flatMap((comment) => [file.lineAt(comment.start), file.lineAt(comment.start) + 1]),
    );
    const add = (node, what) => {
      if (!allowed.has(file.lineAt(node.start))) found.push(finding(file, node.start, `${what}: ${mend}`));
    };
    file.walk((node) => {
      if (node.type !== 'CallExpression') return;
      const { callee } = node;
      const called = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      if (banned.has(called)) add(callee, `${called}()`);
      if (callee.type === 'MemberExpression' && callee.object.name === 'Math' && bannedMath.has(called)) add(callee, `Math.${called}()`);
      if (callee.type === 'Identifier' && called === 'Number' && node.arguments[0]) {
        const argument = node.arguments[0];
        const last = argument.type === 'MemberExpression' ? argument.property.name : argument.name;
        if (typeof last === 'string' && amounts.test(last)) add(callee, `Number(${file.text.slice(argument.start, argument.end)})`);
      }
    });
  }
  return found;
}
