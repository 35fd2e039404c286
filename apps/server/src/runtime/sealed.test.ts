import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isSealed, keyFile, seal, unseal } from './sealed.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kyakhta-sealed-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});
const content = Buffer.from('a face and a number'.repeat(50));

it('what is sealed says nothing, opens under its own name alone, and is never the same twice', async () => {
  const dir = folder();
  const [one, two] = await Promise.all([seal(dir, 'a', content), seal(dir, 'a', content)]);
  expect([isSealed(one), isSealed(content), one.equals(two), one.includes('face')]).toEqual([true, false, false, false]);
  expect((await unseal(dir, 'a', one)).equals(content)).toBe(true);
  await expect(unseal(dir, 'b', one)).rejects.toThrow();
});

it('many who come first at once make one key, for the owner of the files alone', async () => {
  const dir = folder();
  const sealed = await Promise.all(Array.from({ length: 20 }, (_, i) => seal(dir, `n${i}`, content)));
  for (const [i, one] of sealed.entries()) expect((await unseal(dir, `n${i}`, one)).equals(content)).toBe(true);
  expect([readdirSync(join(dir, 'private')).toSorted(), statSync(keyFile(dir)).mode & 0o777]).toEqual([
    ['papers.key', 'papers.key.made'],
    0o600,
  ]);
});

it('a changed bit anywhere, or what is cut off, is refused', async () => {
  const dir = folder();
  const sealed = await seal(dir, 'a', content);
  for (let at = 8; at < sealed.length; at += 37) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(unseal(dir, 'a', changed), String(at)).rejects.toThrow();
  }
  await expect(unseal(dir, 'a', sealed.subarray(0, -1))).rejects.toThrow();
});

it('a new key seals from now on while the old one still opens; without it nothing is opened', async () => {
  const dir = folder();
  const before = await seal(dir, 'a', content);
  const old = readFileSync(keyFile(dir), 'utf8');
  writeFileSync(keyFile(dir), `${'ab'.repeat(32)}\n${old}`);
  const after = await seal(dir, 'a', content);
  for (const one of [before, after]) expect((await unseal(dir, 'a', one)).equals(content)).toBe(true);
  writeFileSync(keyFile(dir), `${'ab'.repeat(32)}\n`);
  await expect(unseal(dir, 'a', before)).rejects.toThrow('papers.key');
  rmSync(keyFile(dir));
  // One that is gone is not replaced by another, which would hide it.
  await expect(seal(dir, 'b', content)).rejects.toThrow('is gone');
  await expect(unseal(dir, 'a', before)).rejects.toThrow('is gone');
  writeFileSync(keyFile(dir), 'short\n');
  await expect(seal(dir, 'a', content)).rejects.toThrow('holds no keys');
});
