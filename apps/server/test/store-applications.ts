import { type ApplicationPicture, applicationPictures, demoPassword } from '@kyakhta/contract';
import type { Marketplace } from './marketplace.ts';
import { uploadPicture } from './pictures.ts';

/** A Chinese firm's code whose last sign checks the others. */
export const usccOf = '91350100M000100Y43';

/** Pictures of an application that a buyer has brought; they wait to be used. */
export const broughtPictures = async (m: Marketplace, buyer: number): Promise<Record<ApplicationPicture, string>> => {
  const paths: Partial<Record<ApplicationPicture, string>> = {};
  for (const field of applicationPictures) paths[field] = (await uploadPicture(m, buyer, field)).filePath;
  return paths as Record<ApplicationPicture, string>;
};

/** An application in which nothing is wrong. */
export const wholeApplication = async (m: Marketplace, buyer: number, shopName = `Lamps of ${buyer}`) => ({
  shopName,
  intro: 'Lamps and lanterns from our own factory since 1998.',
  receiveMobile: '13800138000',
  province: 'Heilongjiang',
  city: 'Harbin',
  area: 'Nangang',
  shopAddress: 'Xidazhi Street 92',
  shopLng: 126.64,
  shopLat: '45.7587',
  country: 'CN',
  firmName: 'Harbin Lamps Ltd',
  creditCode: usccOf,
  ...(await broughtPictures(m, buyer)),
});

/** A buyer's application on its way to the operators. @returns its number */
export const submitted = async (m: Marketplace, buyer: number, shopName?: string): Promise<number> => {
  await m.buyer(buyer).ok('POST /p/shop/apply', await wholeApplication(m, buyer, shopName));
  const [row] = await m.query<{ id: number }>('select id from store_applications where user_id = $1', [buyer]);
  return row?.id ?? 0;
};

/** A buyer's own store, approved and with its account set: open. */
export const ownStore = async (m: Marketplace, buyer: number, userName: string): Promise<number> => {
  const applicationId = await submitted(m, buyer);
  const { shopId } = await m.operator.ok('PUT /platform/shopAudit/approve', { applicationId, round: 1, scope: 'Lamps' });
  await m.buyer(buyer).ok('PUT /p/shop/account', { userName, password: demoPassword });
  return shopId;
};
