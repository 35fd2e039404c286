/**
 * Draws the icons named in packages/ui/src/icons.ts into one picture, out of Lucide (ISC licence).
 *
 *     node bin/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { inside } from './lib/paths.mjs';

const list = inside('packages/ui/src/icons.ts');
const picture = inside('packages/ui/src/icons.svg');
const attributes = (values) =>
  Object.entries(values)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The picture as it should stand in packages/ui/src/icons.svg. @returns {Promise<string>} */
export async function drawIcons() {
  const names = [...readFileSync(list, 'utf8').matchAll(/icon\('([\w-]+)'\)/g)].map(([, name]) => name);
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { __iconData } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
      const shapes = __iconData.node.map(([shape, values]) => `<${shape}${attributes(values)}/>`);
      return `<symbol id="${name}" viewBox="0 0 ${__iconData.size} ${__iconData.size}">${shapes.join('')}</symbol>\n`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(picture, await drawIcons());
