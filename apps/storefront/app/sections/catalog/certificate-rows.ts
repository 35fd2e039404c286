import type { Output } from '@kyakhta/contract/types';

type Info = Output<'GET /prod/prodInfo'>;

const cyrillic = 'АВСЕНКМОРТХ';
const latin = 'ABCEHKMOPTX';
/** Names that look the same are the same: ЕАС in Cyrillic letters is EAC. */
const plain = (name: string): string =>
  Array.from(name.normalize('NFKC').toUpperCase(), (c) => latin[cyrillic.indexOf(c)] ?? c)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The table of parameters without the names that are among the certificates below it: nothing is shown twice. */
export function parametersBeside({ specifications, certificates }: Pick<Info, 'specifications' | 'certificates'>) {
  const told = new Set(certificates.map(plain));
  return specifications.flatMap(({ name, value }) => {
    const parts = value
      .split(/[,;、，；]/)
      .map((part) => part.trim())
      .filter(Boolean);
    const rest = parts.filter((part) => !told.has(plain(part)));
    if (rest.length === parts.length) return [{ name, value }];
    return rest.length === 0 ? [] : [{ name, value: rest.join(/[、，；]/.test(value) ? '、' : ', ') }];
  });
}
