import { isUscc, type IdentityPart, type StoreIdentityPart } from '@kyakhta/contract';
import { areasWithin } from '../../src/domains/accounts/model/areas.ts';
import type { Store } from './goods/types.ts';

/** The platform as its papers name it. No such company exists, and its name says so. */
export const platformIdentity: Readonly<Record<IdentityPart, string>> = {
  name: 'Kyakhta Demo Ltd.',
  form: 'Limited company (demo)',
  country: 'CN',
  registrationNumber: '',
  taxNumber: '',
  address: 'Demo Street 1, Manzhouli, Inner Mongolia',
  phone: '+86 470 000 0000',
  signatory: 'Li Wenbo',
  basis: 'Articles of association',
};

const families = ['Chen', 'Wang', 'Li', 'Zhang', 'Liu', 'Yang', 'Huang', 'Zhao', 'Wu', 'Zhou', 'Xu', 'Sun', 'Ma'];
const given = ['Haibo', 'Jianguo', 'Xiaoming', 'Lihua', 'Weidong', 'Meiling', 'Guoqiang', 'Yufen', 'Zhiyuan', 'Chunhua', 'Minghui'];

/** A code as Chinese registers give it, of an office and a number that are nobody's, with the sign that checks it. */
export const demoCode = (n: number): string => {
  const body = `91000000MA${String(n).padStart(7, '0')}`;
  const check = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY').find((sign) => isUscc(body + sign));
  return body + (check ?? '');
};

/** The province that a city is in, as addresses name it in Latin letters. */
const provinceOf = (city: string): string =>
  areasWithin('CN', 0)
    .find(({ areaId }) => areasWithin('CN', areaId).some(({ localName }) => localName === city))
    ?.latinName.replace(/ (?:Sheng|Shi)$/, '') ?? '';

/** Who a store of the demo is before the law. */
export const identityOf = ({ shopId, city }: Store): Readonly<Record<StoreIdentityPart, string>> => ({
  form: 'Limited liability company (demo)',
  country: 'CN',
  registrationNumber: demoCode(shopId),
  address: [`Demo Road ${shopId}`, city.en, provinceOf(city.zh_CN)].filter(Boolean).join(', '),
  signatory: `${families[shopId % families.length]} ${given[shopId % given.length]}`,
  basis: 'Legal representative',
});
