import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointKey, everyArea, type OperatorArea, operatorAreas, type StoreArea, storeAreas } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { isPermitted } from '../src/runtime/rights.ts';
import { checksums } from './checksum.ts';
import { httpForFile } from './http.ts';
import { marketplaceForFile, type Person } from './marketplace.ts';
import { uploadPicture } from './pictures.ts';
import { allEndpoints, areaOf, inputSchema, sampleOf } from './schema.ts';

// Its own: other files of tests bring pictures at the same time.
const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-areas-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const http = httpForFile(market);

/** Areas of each audience, and the ones of them that hold a call; null for the calls of every account. */
const areasOf = { operator: operatorAreas, seller: storeAreas } as const;
const named = (key: string): readonly string[] | null => {
  const areas = areaOf(key as EndpointKey);
  return areas === undefined || areas === everyArea ? null : [areas].flat();
};
const withAreas = (who: 'operator' | 'seller', areas: readonly string[]): Person =>
  market().person(
    who === 'operator'
      ? { kind: who, id: 1, areas: areas as readonly OperatorArea[] }
      : { kind: who, id: 1, storeId: 1, areas: areas as readonly StoreArea[] },
  );

describe('a call of a console', () => {
  const consoles = allEndpoints.flatMap(([key, endpoint]) =>
    endpoint.who === 'operator' || endpoint.who === 'seller' ? [{ key, who: endpoint.who, endpoint }] : [],
  );
  const areas = consoles.filter(({ key }) => named(key) !== null);

  it('stands in an area, of operators in one; few are everybody’s', () => {
    expect(allEndpoints.filter(([key, { who }]) => (areaOf(key) === undefined) !== (who === 'public' || who === 'buyer'))).toEqual([]);
    const everybodys: EndpointKey[] = [
      'POST /shop/admin/logOut',
      'GET /shop/admin/account',
      'POST /platform/logOut',
      'GET /platform/account',
      // An account that may propose sees and takes back its own proposals.
      'GET /platform/proposal/page',
      'PUT /platform/proposal/{proposalId}/refuse',
      'GET /shop/admin/mail',
      'PUT /shop/admin/mail',
      'GET /shop/admin/find',
      'GET /platform/find',
      'GET /platform/proposal/export',
      'PUT /platform/password',
      'PUT /shop/admin/password',
      'GET /platform/listView/all',
      'PUT /platform/listView',
      'GET /shop/admin/listView/all',
      'PUT /shop/admin/listView',
      'GET /shop/admin/waiting',
      'GET /platform/waiting',
      'GET /platform/dashboard',
    ];
    expect(
      consoles
        .map(({ key }) => key)
        .filter((key) => named(key) === null)
        .toSorted(),
    ).toEqual(everybodys.toSorted());
  });

  it('that stands in none is nobody’s', () => {
    const unheard = 'GET /platform/unheard' as EndpointKey;
    expect(isPermitted(unheard, { kind: 'operator', id: 1, areas: null })).toBe(false);
    expect(isPermitted(unheard, { kind: 'seller', id: 1, storeId: 1, areas: null })).toBe(false);
  });

  it.each([['operator'], ['seller']] as const)(
    'of the %s is refused to who has all areas but its own, before anything else',
    async (who) => {
      const before = await checksums(market());
      const failed: string[] = [];
      for (const { key, endpoint } of areas.filter((c) => c.who === who)) {
        const others = areasOf[who].filter((area) => !named(key)?.includes(area));
        // Nothing of what is sent is looked at: neither right nor wrong input changes the answer.
        for (const input of [sampleOf(inputSchema(endpoint)), { unheard: 'x' }]) {
          const { code, data } = await withAreas(who, others).call(key, input as never, { key: 'twice' });
          if (code !== 'A00001' || JSON.stringify(data) !== '{"failure":"notPermitted"}') failed.push(key);
        }
      }
      expect(failed).toEqual([]);
      expect(await checksums(market())).toEqual(before);
    },
  );

  it('that takes a file leaves none behind where it is not permitted', async () => {
    const { userName, password } = await market().operator.ok('POST /platform/staff', {
      userName: 'no_files',
      mail: 'a@demo.test',
      areas: ['trade'],
    });
    const token = await http().token('operator', userName, password);
    const files = (): readonly string[] => readdirSync(join(market().app.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' });
    await uploadPicture(market(), 1);
    const before = [await checksums(market()), files()];
    const payload = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--b--\r\n';
    const answer = await http().ask({
      method: 'POST',
      url: '/api/platform/file/upload?purpose=logo',
      headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
    expect(answer.data).toEqual({ failure: 'notPermitted' });
    expect([await checksums(market()), files()]).toEqual(before);
  });
});
