import { endpoints } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const visit = { pageId: 1, step: 1, uuid: 'visitor-1', uuidSession: 'session-1' };
const post = (payload: object, remoteAddress: string) =>
  http().ask({ method: 'POST', url: '/api/flowAnalysisLog', payload, remoteAddress });

it('visits come as one, or as a list', async () => {
  expect((await post(visit, '203.0.113.1')).code).toBe('00000');
  expect((await post([visit, { ...visit, step: 2 }], '203.0.113.1')).code).toBe('00000');
  expect(market().app.collector.waiting).toBe(3);
  expect((await post([], '203.0.113.1')).code).toBe('A00014');
});

it('one address logs so often a minute and no more; others are left alone', async () => {
  const most = endpoints['POST /flowAnalysisLog'].perMinute ?? 0;
  const codes: string[] = [];
  for (let n = 0; n <= most; n += 1) codes.push((await post(visit, '203.0.113.2')).code);
  expect(codes.slice(0, most).every((code) => code === '00000')).toBe(true);
  expect(codes.at(-1)).toBe('A00015');
  expect((await post(visit, '203.0.113.3')).code).toBe('00000');
});
