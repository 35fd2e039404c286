/**
 * What every screen keeps to: nothing of the contract but types and values reaches the browser, every word goes through the
 * message catalogue, calls go through the client, layout follows the reading direction, colours are tokens of packages/ui.
 */
import { finding } from './tree.mjs';

export const name = 'screens';

const folders = ['apps/storefront', 'apps/seller-console', 'apps/platform-console', 'packages/ui', 'packages/console'];
const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label', 'description']);
const catalogue = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Names that are the same in every language. */
const properNames = /^(kyakhta|usd|eur|cny|rub)$/i;
const letters = /\p{L}{2,}/u;

const physicalClass =
  /^(?:[a-z0-9-[\]&>_:.()]+:)?-?(?:(?:m|p|scroll-m|scroll-p)[lr]-(?:\d|\[|px|auto|\()|(?:left|right)-(?:\d|\[|px|auto|full|\()|(?:text|float|clear)-(?:left|right)$|border-[lr](?:$|-(?:\d|\[))|rounded-(?:l|r|tl|tr|bl|br)(?:$|-))/;
const physicalRule =
  /(?:^|[;{\s])(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const physicalKey = /^(?:margin|padding|border)(?:Left|Right)|^(?:left|right)$/;

const palette =
  /(?:^|[\s:])(?:text|bg|border|fill|stroke|ring|from|to|via|outline|decoration|shadow|accent)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}\b/;
const colour = /(?:^|[\s[:(,'"])#(?:[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(\s*[\d.]/i;
const shortColour = /(?:\[|:\s*)#[0-9a-f]{3,4}\b/i;

export function check(tree) {
  return folders.flatMap((folder) =>
    tree
      .under(folder)
      .filter((file) => !file.isTest)
      .flatMap((file) => {
        const inUi = folder === 'packages/ui';
        if (file.path.endsWith('.css')) return styles(file, inUi);
        if (!file.isCode || /\.config\.ts$/.test(file.path)) return [];
        return [...imports(file), ...syntax(file, inUi)];
      }),
  );
}

function imports(file) {
  const onServer = /\.server\.tsx?$/.test(file.path);
  return file.imports.flatMap(({ source, at }) => {
    const onlyTypes = /^(import|export)\s+type\b/.test(file.text.slice(at, at + 20));
    if (/^zod($|\/)/.test(source))
      return [
        finding(file, at, 'imports zod: a screen gets its limits and codes from @kyakhta/contract/values; the server checks the rest'),
      ];
    if (onServer || onlyTypes || !source.startsWith('@kyakhta/contract') || source === '@kyakhta/contract/values') return [];
    return [
      finding(
        file,
        at,
        `imports values from ${source}, which would bring the schemas into the browser: take values from @kyakhta/contract/values, and types by "import type"`,
      ),
    ];
  });
}

/** The literal parts of a string or template. */
const literalText = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? part.value.raw).join(' ');
  return undefined;
};

/** Strings that an expression can turn into: both sides of a condition, not the condition itself. */
function outcomes(node) {
  if (!node) return [];
  if (node.type === 'ConditionalExpression') return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  if (node.type === 'LogicalExpression') return [...outcomes(node.left), ...outcomes(node.right)];
  if (node.type === 'JSXExpressionContainer') return outcomes(node.expression);
  return literalText(node) === undefined ? [] : [node];
}

const isWords = (text) => letters.test(text) && !properNames.test(text.replaceAll(/[^\p{L}]+/gu, ' ').trim());

function syntax(file, inUi) {
  const found = [];
  const add = (node, message) => found.push(finding(file, node.start, message));
  const raw = (node, text) =>
    add(
      node,
      `raw text "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}": put it through the catalogue (<Trans>, t\`…\`), or take it as a property in packages/ui`,
    );
  file.walk((node, parents) => {
    const parent = parents.at(-1);
    switch (node.type) {
      case 'JSXText':
        if (isWords(node.value) && !parents.some(isCatalogue)) raw(node, node.value);
        break;
      case 'JSXExpressionContainer':
        if (parent?.type !== 'JSXElement' && parent?.type !== 'JSXFragment') break;
        if (parents.some(isCatalogue)) break;
        for (const text of outcomes(node)) if (isWords(literalText(text))) raw(text, literalText(text));
        break;
      case 'JSXAttribute':
        if (!spoken.has(node.name.name) || parents.some(isCatalogue)) break;
        for (const text of outcomes(node.value)) if (isWords(literalText(text))) raw(text, literalText(text));
        break;
      case 'CallExpression': {
        const url = node.callee.name === 'fetch' && node.arguments[0] && literalText(node.arguments[0]);
        if (typeof url === 'string' && !/\/client\.tsx?$/.test(file.path)) {
          add(node, "fetches an address directly: call('METHOD /path', …) of the client knows paths, envelope and errors");
        }
        break;
      }
      case 'Property':
        if (
          parents.some((one) => one.type === 'JSXAttribute' && one.name.name === 'style') &&
          physicalKey.test(node.key.name ?? node.key.value ?? '')
        ) {
          add(
            node,
            `style ${node.key.name ?? node.key.value} is bound to a side: use the logical one (marginInlineStart, insetInlineEnd …), half of our readers read from the right`,
          );
        }
        break;
      default:
    }
    const text = literalText(node);
    if (text === undefined || parent?.type === 'ImportDeclaration') return;
    for (const token of text.split(/\s+/)) {
      if (physicalClass.test(token) && !/(^|:)(rtl|ltr):/.test(token)) {
        add(
          node,
          `class "${token}" is bound to a side: use the logical one (ms-, me-, ps-, pe-, start-, end-, text-start, border-s, rounded-e …)`,
        );
      }
    }
    if (!inUi && (colour.test(text) || shortColour.test(text) || palette.test(text))) {
      add(node, `colour in "${text.slice(0, 50)}": colours are tokens of packages/ui`);
    }
  });
  return found;
}

const isCatalogue = (node) => node.type === 'JSXElement' && catalogue.has(node.openingElement.name.name);

function styles(file, inUi) {
  const text = file.text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const found = [...text.matchAll(physicalRule)].map((match) =>
    finding(
      file,
      match.index,
      `"${match[0].trim()}" is bound to a side: use the logical property (margin-inline-start, inset-inline-end, text-align: start …)`,
    ),
  );
  if (inUi) return found;
  for (const [index, line] of text.split('\n').entries()) {
    if (colour.test(line) || shortColour.test(line))
      found.push({
        file: file.path,
        line: index + 1,
        message: `colour in "${line.trim().slice(0, 50)}": colours are tokens of packages/ui`,
      });
  }
  return found;
}
