import { useLingui } from '@lingui/react/macro';
import { addrChars } from '@kyakhta/contract/values';
import { Select, TextInput } from '@kyakhta/ui';
import type { CountryRules } from './address.server.ts';
import { usePartLabel, type Part } from './part-label.ts';
import type { AreaLevel, AreaLists } from './use-areas.ts';

const levels: Readonly<Partial<Record<Part, number>>> = { province: 1, city: 2, area: 3 };
const autoComplete: Readonly<Record<Part, string>> = {
  province: 'shipping address-level1',
  city: 'shipping address-level2',
  area: 'shipping address-level3',
  addr: 'shipping address-line1',
  postCode: 'shipping postal-code',
};

type AddressPartProps = {
  part: Part;
  rules: CountryRules;
  value: string;
  /** What the book held: a region that no list has any more can stay. */
  before: string;
  lists: AreaLists;
  /** A choice was made above it, so that an empty list means that there is nothing to choose. */
  isReached: boolean;
  error: string | undefined;
};

/** One part of an address: typed, or chosen where the country's regions are listed. */
export function AddressPart({ part, rules, value, before, lists, isReached, error }: AddressPartProps) {
  const { t } = useLingui();
  const labelOf = usePartLabel();
  const name = labelOf(rules, part);
  const level = levels[part];
  const list = level !== undefined && level <= rules.areaLevels ? lists[part as AreaLevel] : [];
  // Some cities of China have no districts.
  const required = rules.required.includes(part) && !(part === 'area' && isReached && list?.length === 0);
  const common = {
    name: part,
    label: required ? name : t({ message: `${name} (optional)`, context: 'address', comment: 'Label of a field that may stay empty' }),
    autoComplete: autoComplete[part],
    required,
    defaultValue: value,
    error,
    className: part === 'addr' ? 'content-start sm:col-span-2' : 'content-start',
  };
  if (list === null) {
    return (
      <Select {...common} disabled defaultValue="">
        <option value="">{t`Loading…`}</option>
      </Select>
    );
  }
  if (list.length > 0) {
    const known = value === '' || list.some(({ localName }) => localName === value);
    return (
      <Select {...common} defaultValue={known || value === before ? value : ''}>
        <option value="">{t`Please choose`}</option>
        {!known && value === before ? <option value={before}>{before}</option> : null}
        {list.map(({ areaId, areaName, localName }) => (
          <option key={areaId} value={localName}>
            {areaName}
          </option>
        ))}
      </Select>
    );
  }
  const { min, max } = addrChars;
  const example = isolated(rules.postCodeExample);
  return (
    <TextInput
      {...common}
      {...(part === 'postCode' && {
        autoCapitalize: 'characters',
        spellCheck: false,
        inputMode: /^\d+$/.test(rules.postCodeExample) ? 'numeric' : 'text',
      })}
      hint={
        part === 'addr'
          ? t({ message: `${min} to ${max} characters, as it should appear on the parcel.`, context: 'address' })
          : part === 'postCode' && rules.postCodeExample
            ? t({ message: `For example ${example}`, context: 'address' })
            : undefined
      }
    />
  );
}

/** Digits within a line that is read in either direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
