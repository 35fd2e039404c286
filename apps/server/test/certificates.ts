import type { Input, Output } from '@kyakhta/contract';
import { expect } from 'vitest';
import type { Outcome } from '../src/runtime/outcome.ts';
import type { Marketplace } from './marketplace.ts';
import { sendStorePicture } from './pictures.ts';

type Own = Output<'GET /shop/admin/prod/{prodId}/certificates'>;
export type Detail = Input<'PUT /shop/admin/prod/{prodId}/certificates'>['details'][number];

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\nendobj\n');
export const eac: Detail = {
  name: 'EAC',
  number: 'ЕАЭС N RU Д-CN.РА01.В.12345/26',
  issuedOn: '2026-02-03',
  validUntil: '2031-02-02',
  body: 'ООО «Тест-Серт»',
  holder: 'ООО «Импорт»',
};
export const ce: Detail = { name: 'CE', number: 'CE-1/26', issuedOn: '2026-01-01', body: 'TÜV' };
/** A lantern that carries these names, as a form sends it. */
export const lantern = (code: string, certificates: string): Input<'POST /shop/admin/prod'> => ({
  product: {
    product: code,
    name_en: `Certified lantern ${code}`,
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
    certificates,
  },
  variants: [{ article: `${code}-1`, price: '12.50', ordinary_freight: '0', express_freight: '0', stock: '600' }],
});
/** Fields that a call was refused for. */
export const faultsOf = ({ data }: Outcome): string[] => Object.keys((data as { fields?: object }).fields ?? {});
export const failureOf = ({ data }: Outcome): string => String((data as { failure?: unknown } | null)?.failure);
export const bytesOf = async ({ file }: Outcome): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of (file?.bytes ?? []) as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};

/** What the seller of store 1 does with certificates of her goods, and what buyers see of it. */
export const certificates = (market: () => Marketplace) => {
  let made = 0;
  const seller = () => market().seller(1);
  const read = (prodId: number): Promise<Own> => seller().ok('GET /shop/admin/prod/{prodId}/certificates', { prodId });
  const tell = async (prodId: number, details: Detail[]): Promise<Outcome> =>
    seller().call('PUT /shop/admin/prod/{prodId}/certificates', { prodId, version: (await read(prodId)).version, details });
  const bring = (bytes: Buffer = pdf, fileName = 'Декларация «А».pdf'): Promise<Outcome> =>
    sendStorePicture(market(), 1, bytes, 'certificate', fileName);
  return {
    read,
    tell,
    bring,
    create: async (names = 'EAC;CE'): Promise<number> => {
      made += 1;
      return (await seller().ok('POST /shop/admin/prod', lantern(`CERT-${made}`, names))).prodId;
    },
    lastCode: () => `CERT-${made}`,
    told: async (prodId: number, details: Detail[]): Promise<Own> => {
      const outcome = await tell(prodId, details);
      expect(outcome.code, outcome.body).toBe('00000');
      return outcome.data as Own;
    },
    shown: async (prodId: number) => (await market().guest.ok('GET /prod/prodInfo', { prodId })).certificateDetails,
    brought: async (): Promise<{ fileId: number; filePath: string }> => (await bring()).data as { fileId: number; filePath: string },
    edit: async (prodId: number, names: string) => {
      const { product, variants, version } = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
      return seller().ok('PUT /shop/admin/prod', { prodId, version, product: { ...product, certificates: names }, variants });
    },
  };
};
