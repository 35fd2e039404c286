import { dayIn } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { paperIn, readPdf, squeezed } from '../../../test/pdf.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const told = { description: 'Трещина по всей крышке, см. снимок', refusal: '发货时完好无损', evidence: '装箱照片齐全' };

describe('the PDF of a refund’s history', () => {
  let buyer: Person;
  let number = '';
  let refundSn = '';
  beforeAll(async () => {
    const order = await paidOrder(market());
    ({ buyer, number } = order);
    const seller = market().seller(1);
    await ship(seller, number);
    const asked = { ...oneLine(number, order.items[0] ?? 0, 1), buyerDesc: told.description, buyerMobile: '79025550123' };
    ({ refundSn } = await buyer.ok('POST /p/orderRefund/apply', asked));
    await seller.ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: told.refusal });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See the crack' });
    await seller.ok('POST /shop/admin/refund/voucher', { refundSn, voucherDesc: told.evidence });
    const words = { reason: 'The pictures show the crack clearly', storeReason: '照片清楚地显示盖子上有裂纹' };
    await market().operator.ok('PUT /platform/intervention/agree', { refundSn, ...words });
  });

  it('has every entry of the archive in its order with its hash, and the last hash at the end', async () => {
    const files = await unzip(await packetFor(market().operator, 'GET /platform/intervention/packet', refundSn, 'zip'));
    const chain = chainIn(files);
    const pages = await readPdf(files.get('packet.pdf') ?? Buffer.alloc(0));
    const lines = pages.flatMap((page) => page.lines);
    let after = -1;
    for (const { sequence, at } of chain.entries) {
      const place = lines.findIndex((line, i) => i > after && line.startsWith(`${sequence} ${dayIn(new Date(at))} `));
      expect(place, `entry ${sequence}`).toBeGreaterThan(after);
      after = place;
    }
    const text = squeezed(lines.join(''));
    for (const { hash } of chain.entries) expect(text).toContain(hash);
    expect(text.slice(text.lastIndexOf('#'))).toContain(`Lasthash${chain.last}`);
    // As on every other paper, days and times are those of one zone, which it names.
    expect(lines[0]).toMatch(new RegExp(`№ ${refundSn} · .* \\d{4}, Moscow time$`));
    expect(text).toMatch(/Made.*Moscowtime/);
    expect(text).not.toContain('UTC');
    expect(pages.map((page) => page.boxes)).toEqual(pages.map(() => 0));
  });

  it('tells in the reader’s language who did what, and what each side wrote in its own letters', async () => {
    for (const [locale, words] of [
      ['ru', ['Материалы спора', `Заказ ${number}`, 'Запрошен возврат', 'Доказательство', 'Решение', 'Последний хеш']],
      ['zh_CN', [number, refundSn]],
    ] as const) {
      const { file } = await buyer.call('GET /p/orderRefund/packet', { refundSn }, { locale });
      const paper = await paperIn(file);
      const text = squeezed(paper.lines.join(''));
      for (const word of words) expect(text).toContain(squeezed(word));
      for (const word of Object.values(told)) expect(text).toContain(squeezed(word));
      expect(paper.boxes).toBe(0);
    }
  });
});
