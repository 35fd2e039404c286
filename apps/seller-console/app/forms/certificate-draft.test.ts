import { describe, expect, it } from 'vitest';
import { certificateDraft, detailsOf, isTyped, readAnew, saved, typedOf, type Certificates } from './certificate-draft.ts';

const detail = (name: string, number: string): Certificates['details'][number] => ({
  name,
  number,
  issuedOn: '2026-01-01',
  validUntil: null,
  body: 'Body',
  holder: null,
  file: null,
  registerUrl: null,
  fileId: null,
  state: 'valid',
});
const stands = (names: string[], details: Certificates['details'] = [], version = 'v1'): Certificates => ({ names, details, version });
const typed = (base: Certificates, name: string, number: string) => {
  const draft = certificateDraft(base);
  return { base, draft: { ...draft, [name]: { ...typedOf(draft, name), number } } };
};

describe('the draft of certificates', () => {
  it('sends the names of which something is told, and knows whether anything is', () => {
    const base = stands(['EAC', 'CE', 'RoHS'], [detail('CE', '1')]);
    expect(isTyped(base, certificateDraft(base))).toBe(false);
    const { draft } = typed(base, 'EAC', '2');
    expect(isTyped(base, draft)).toBe(true);
    expect(detailsOf(base, draft).map((d) => [d.name, d.number])).toEqual([
      ['EAC', '2'],
      ['CE', '1'],
    ]);
    expect(detailsOf(base, { ...draft, EAC: { ...typedOf(draft, 'EAC'), number: '  ' } }).map((d) => d.name)).toEqual(['CE']);
  });

  it('stays when the product is saved beside it: names come and go, what was typed stays', () => {
    const held = typed(stands(['EAC', 'CE'], [detail('CE', '1')]), 'EAC', '2');
    const fresh = stands(['EAC', 'RoHS'], [], 'v2');
    const now = readAnew(held, fresh);
    expect([now.base.version, typedOf(now.draft, 'EAC').number, Object.keys(now.draft)]).toEqual(['v2', '2', ['EAC', 'RoHS']]);
  });

  it('takes what somebody else has told of another name, and of the same name holds to what it began with', () => {
    const held = typed(stands(['EAC', 'CE']), 'EAC', '2');
    const other = readAnew(held, stands(['EAC', 'CE'], [detail('CE', '9')], 'v2'));
    expect([other.base.version, typedOf(other.draft, 'CE').number, typedOf(other.draft, 'EAC').number]).toEqual(['v2', '9', '2']);
    const same = readAnew(held, stands(['EAC', 'CE'], [detail('EAC', '9')], 'v2'));
    expect([same.base.version, typedOf(same.draft, 'EAC').number]).toEqual(['v1', '2']);
  });

  it('once saved shows what the server has made of it, and keeps what was typed meanwhile', () => {
    const { draft: sent } = typed(stands(['EAC', 'CE']), 'EAC', ' 2 ');
    const draft = { ...sent, CE: { ...typedOf(sent, 'CE'), number: '3' } };
    const now = saved(draft, sent, stands(['EAC', 'CE'], [detail('EAC', '2')], 'v2'));
    expect([typedOf(now.draft, 'EAC').number, typedOf(now.draft, 'CE').number, isTyped(now.base, now.draft)]).toEqual(['2', '3', true]);
  });
});
