import type { Input, Locale } from '@kyakhta/contract';
import { expect, test } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import type { Result } from '../runtime/context.ts';

const market = marketplaceForFile();

const lamp: Input<'POST /shop/admin/prod'> = {
  product: {
    product: 'LAMP-1',
    name_en: 'Desk lamp',
    name_ru: 'Настольная лампа',
    name_zh: '台灯',
    description_en: 'Folds flat.',
    description_zh: '可折叠。',
    specifications_en: 'Voltage:220 V',
    specifications_ru: 'Напряжение:220 В',
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
  },
  variants: [
    {
      article: 'LAMP-1-R',
      price: '12.50',
      ordinary_freight: '0.40',
      express_freight: '1.10',
      stock: '600',
      properties: 'Colour:Red;Plug:EU',
      properties_ru: 'Цвет:Красный;Вилка:ЕС',
    },
  ],
};

test('each text of a product, property names and values among them, is in the language of who reads, else in the next that has one', async () => {
  const { prodId } = await market().seller(1).ok('POST /shop/admin/prod', lamp);
  const read = async (locale: Locale) => {
    const { data } = await market().guest.call('GET /prod/prodInfo', { prodId }, { locale });
    const { prodName, content, specifications, skuList } = data as Result<'GET /prod/prodInfo'>;
    return [prodName, content, specifications, skuList.map((sku) => sku.properties)];
  };
  const english = [{ name: 'Voltage', value: '220 V' }];
  expect(await read('en')).toEqual(['Desk lamp', 'Folds flat.', english, ['Colour:Red;Plug:EU']]);
  // Her description is missing, her parameters are not.
  expect(await read('ru')).toEqual([
    'Настольная лампа',
    'Folds flat.',
    [{ name: 'Напряжение', value: '220 В' }],
    ['Цвет:Красный;Вилка:ЕС'],
  ]);
  expect(await read('zh_CN')).toEqual(['台灯', '可折叠。', english, ['Colour:Red;Plug:EU']]);
  expect(await read('ar')).toEqual(await read('en'));
});
