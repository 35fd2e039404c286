import { describe, expect, it } from 'vitest';
import { paintFirst, scriptsAfterPaint } from './paint-first.ts';

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`;
const module = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;
const script = `<script nonce="n/1=" type="module" async="">${module}</script>`;
const page = (more = '') =>
  `<html><head>${preload('root.js')}<link rel="stylesheet" href="/a.css"/>${preload('home.js')}</head><body><h1>Ящик</h1>${more}${script}<script>close()</script></body></html>`;

describe('a page', () => {
  it('asks for its scripts, all at once, when it is painted', () => {
    const written = scriptsAfterPaint(page());
    expect(written).not.toContain('<link rel="modulepreload"');
    expect(written).toContain('<link rel="stylesheet" href="/a.css"/></head><body><h1>Ящик</h1><script nonce="n/1=" type="module">');
    expect(written.endsWith('</script><script>close()</script></body></html>')).toBe(true);
    const order = ['requestAnimationFrame', '["/assets/root.js","/assets/home.js"]', 'await import("/assets/manifest.js");'];
    const places = [...order, 'const route0 = await import("/assets/root.js");', '\nimport("/assets/entry.js");'].map((text) =>
      written.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(written).not.toMatch(/^import [*"]/m);
  });

  it('whose scripts stand in it in another way is left as it is', () => {
    for (const other of ['<p>import "/assets/a.js";</p>', page().replaceAll('/assets/', '/@fs/')])
      expect(scriptsAfterPaint(other)).toBe(other);
  });

  it('is sent whole, wherever its pieces were cut', async () => {
    const whole = Buffer.from(page());
    const stream = paintFirst(() => {});
    for (let at = 0; at < whole.length; at += 7) stream.write(whole.subarray(at, at + 7));
    stream.end();
    const got: Buffer[] = [];
    for await (const chunk of stream) got.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(got).toString()).toBe(scriptsAfterPaint(page()));
  });
});
