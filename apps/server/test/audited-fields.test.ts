import { auditChoices, auditFields, exportedList } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../src/domains/site/index.ts';
import { unnamedIn } from './audited.ts';
import { marketplaceForFile } from './marketplace.ts';
import { allEndpoints, inputSchema, type Schema } from './schema.ts';

const market = marketplaceForFile();
type Choice = Schema & { readonly enum?: readonly (string | number)[] };
/** What an export keeps of its filters beside the number of entries. */
const filtersOf = (key: string): [string, Choice][] => {
  const [, endpoint] = allEndpoints.find(([one]) => one === key) ?? [];
  const { properties = {} } = endpoint === undefined ? {} : inputSchema(endpoint);
  return Object.entries(properties).filter(([name]) => name !== 'timeZone' && name !== 'lang');
};

// What actions keep is compared by the types, and after the tests of each file with what they have kept: see test/marketplace.ts.
describe('the audit log has a label for', () => {
  it('every setting of the site', async () => {
    expect(unnamedIn('site:settings', await siteSettings(market().app.database.db))).toEqual([]);
  });

  it.each(Object.keys(exportedList).filter((key) => key.includes('/platform/')))(
    'the filters of %s, and a word for each of their choices',
    (key) => {
      const unnamed = filtersOf(key).flatMap(([field, schema]) =>
        schema.enum === undefined || field === 'isShow'
          ? unnamedIn('list:x', { [field]: '' })
          : schema.enum.flatMap((value) => unnamedIn('list:x', { [field]: value })),
      );
      expect(unnamed).toEqual([]);
    },
  );

  it('no field twice, and a choice is a field', () => {
    expect(new Set(auditFields).size).toBe(auditFields.length);
    expect(Object.keys(auditChoices).filter((field) => !(auditFields as readonly string[]).includes(field))).toEqual([]);
  });

  it('one that somebody adds tomorrow is found', async () => {
    expect(unnamedIn('store:1', { tomorrow: 1, reason: 'x', payType: 20 })).toEqual(['store: tomorrow']);
    expect(unnamedIn('list:orders', { payType: 99, state: 'somehow' })).toEqual(['list: payType: 99', 'list: state: somehow']);
  });
});
