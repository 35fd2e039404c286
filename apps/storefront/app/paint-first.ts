import { Transform } from 'node:stream';

const ahead = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const start = /<script([^>]*)>((?:import (?:\* as \w+ from )?"\/assets\/[^"]+";\s*)+[^<]*)<\/script>/;

/** How long scripts wait for the first pictures, at most. */
const patienceMs = 1000;

/**
 * Waits in the browser until the page is painted with its first pictures. A page in a tab behind others is not painted,
 * and a picture that is broken or late keeps nobody waiting.
 */
const painted = `const frame = () => new Promise((done) => document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)));
await frame();
await Promise.race([Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode().catch(() => {}))), new Promise((done) => setTimeout(done, ${patienceMs}))]);
await frame();`;

/**
 * The page as it is rendered, its scripts behind what is seen: they are asked for once the heading and the first pictures
 * are painted, all of them at once, so that they take nothing of a slow line from those. The page can be read and used
 * without scripts. A page whose scripts do not look as expected is left as it is.
 */
export function scriptsAfterPaint(page: string): string {
  if (!start.test(page)) return page;
  const files = [...page.matchAll(ahead)].map(([, href = '']) => href);
  return page.replaceAll(ahead, '').replace(start, (_whole, attributes: string, code: string) => {
    const began = code
      .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
      .replaceAll(/^import ("[^"]+");/gm, 'await import($1);');
    const named = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
    return `<script${attributes.replace(' async=""', '')}>${painted}\n${named}\n${began}</script>`;
  });
}

/** Collects a page, for it is sent in one piece anyway (docs/decisions/0017), and puts its scripts behind what is seen. */
export const paintFirst = (whenDone: () => void): Transform => {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      whenDone();
      done(null, Buffer.from(scriptsAfterPaint(Buffer.concat(chunks).toString())));
    },
  });
};
