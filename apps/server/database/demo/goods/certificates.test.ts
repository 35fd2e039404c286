import { certificateState } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { registerOf } from '../../../src/domains/catalog/index.ts';
import { firstProducts } from '../goods.ts';
import { demoCertificates } from './certificates.ts';

describe('certificates of the demo', () => {
  // The day of a leap year, the turn of a year, and a plain day.
  it.each(['2028-02-29T12:00:00Z', '2027-12-31T23:59:59Z', '2026-11-27T01:00:00Z'])('filled at %s', (now) => {
    const at = new Date(now);
    const all = firstProducts.flatMap((p) =>
      demoCertificates(p, at).map((proof) => ({ ...proof, store: p.shopId, names: p.certificates })),
    );
    expect(new Set(all.map((one) => one.store))).toEqual(new Set([1, 2]));
    expect(new Set(all.map((one) => one.number)).size).toBe(all.length);
    for (const one of all) {
      expect(one.names).toContain(one.name);
      expect(one.issued_on < one.valid_until && one.issued_on < now.slice(0, 10), JSON.stringify(one)).toBe(true);
      expect(registerOf(one.name, one.number), one.number).toMatch(one.number.includes(' С-') ? /certificate$/ : /declaration$/);
      expect(one.body).toContain('ДЕМО');
    }
    const states = all.map((one) => certificateState(one.valid_until, at.getTime()));
    expect([states.filter((s) => s === 'ending').length, states.includes('expired')]).toEqual([1, false]);
  });
});
