import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, LinkButton, Select, TextInput } from '@kyakhta/ui';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import type { AddressFormView, AddressResult } from './address.server.ts';
import { AddressPart, isolated } from './address-part.tsx';
import { belongsElsewhere } from './post-code.ts';
import { useAreas, type AreaLevel } from './use-areas.ts';

type AddressFormProps = {
  view: AddressFormView;
  result: AddressResult | undefined;
  /** Where to go without saving; nowhere when an address is needed. */
  cancel: string | null;
  /** It was opened just now: typing can begin. */
  focus?: boolean;
};

/**
 * An address in the way of its country. The fields keep what was typed in them when another country puts them in
 * another order; what a country does not ask for comes back with one that does.
 */
export function AddressForm({ view, result, cancel, focus = false }: AddressFormProps) {
  const { t } = useLingui();
  const ref = useWrongFieldFocus(result?.attempt);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ ...view.values, ...result?.values });
  const [postCode, setPostCode] = useState(typed['postCode'] ?? '');
  const { lists, load } = useAreas(result?.lists ?? view.lists);
  const saving = useNavigation().formData?.get('intent') === 'address';
  useLayoutEffect(() => {
    if (focus) ref.current?.querySelector<HTMLElement>('[name="receiver"]')?.focus();
  }, [focus, ref]);
  const rules = view.rules.find(({ country }) => country === typed['country']) ?? view.rules[0];
  if (!rules) return null;
  const { country, areaLevels } = rules;

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.name === 'postCode') setPostCode(field.value);
    if (!(field instanceof HTMLSelectElement)) return;
    const now = { ...typed, ...Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])) };
    if (field.name === 'country') {
      const next = view.rules.find((one) => one.country === field.value);
      setTyped(now);
      void load(field.value, 'province', next && next.areaLevels > 0 ? 0 : null);
      return;
    }
    if (field.name === 'province') setTyped(now);
    const below: Record<string, AreaLevel[]> = { province: ['city', 'area'], city: ['area'] };
    const [level, ...rest] = below[field.name] ?? [];
    if (!level || areaLevels < 2) return;
    setTyped({ ...now, ...Object.fromEntries([level, ...rest].map((name) => [name, ''])) });
    const chosen = lists[field.name as AreaLevel]?.find(({ localName }) => localName === field.value);
    void load(country, level, chosen?.areaId ?? null);
  };

  const example = isolated(rules.phoneExample);
  const region = lists.province?.find(({ localName }) => localName === typed['province']);
  const isElsewhere = rules.parts.includes('postCode') && belongsElsewhere(postCode, region, rules.postCodeExample);
  return (
    <>
      <FormNotice result={result} className="mb-4" />
      <Form method="post" noValidate ref={ref} onChange={choose} className="grid gap-4 sm:grid-cols-2">
        <DefaultSubmit />
        <UnsavedGuard result={result} />
        <input type="hidden" name="intent" value="address" />
        {view.addrId === null ? null : <input type="hidden" name="addrId" value={view.addrId} />}
        <TextInput
          name="receiver"
          label={t({ message: 'Recipient', context: 'address' })}
          autoComplete="shipping name"
          required
          defaultValue={typed['receiver']}
          error={result?.fields['receiver']}
          className="content-start sm:col-span-2"
        />
        <Select
          name="country"
          label={t({ message: 'Country', context: 'address' })}
          autoComplete="shipping country"
          defaultValue={country}
          error={result?.fields['country']}
          className="content-start"
        >
          {view.rules.map((one) => (
            <option key={one.country} value={one.country}>
              {one.countryName}
            </option>
          ))}
        </Select>
        <TextInput
          name="mobile"
          type="tel"
          label={t({ message: 'Phone', context: 'address' })}
          hint={t({ message: `For example ${example}`, context: 'address' })}
          autoComplete="shipping tel"
          required
          defaultValue={typed['mobile']}
          error={result?.fields['mobile']}
          className="content-start"
        />
        <Button
          type="submit"
          name="fields"
          value="1"
          formNoValidate
          variant="ghost"
          className="only-noscript sm:col-span-2 justify-self-start"
        >
          {t`Show the fields for this country`}
        </Button>
        {rules.parts.map((part) => (
          <AddressPart
            key={keyOf(part, typed, areaLevels)}
            part={part}
            rules={rules}
            value={typed[part] ?? ''}
            before={view.values.country === country ? (view.values[part] ?? '') : ''}
            lists={lists}
            isReached={areaLevels > 0 && Boolean(typed['city'])}
            error={result?.fields[part]}
          />
        ))}
        <p role="status" className="empty:hidden text-sm text-amber sm:col-span-2">
          {isElsewhere ? t`This postal code belongs to another region. Check both; if they’re right, save the address as it is.` : null}
        </p>
        {view.mayBecomeDefault ? (
          <Checkbox name="commonAddr" value="1" defaultChecked={result?.values['commonAddr'] !== undefined} className="sm:col-span-2">
            {t`Make this my default address`}
          </Checkbox>
        ) : null}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" busy={saving}>
            {t`Save address`}
          </Button>
          {cancel === null ? null : (
            <LinkButton href={cancel} variant="ghost">
              {t`Cancel`}
            </LinkButton>
          )}
        </div>
      </Form>
    </>
  );
}

/** A list of regions begins anew in another country, and below another choice; what is typed stays where it is. */
function keyOf(part: string, typed: Readonly<Record<string, string>>, areaLevels: number): string {
  if (areaLevels === 0 || part === 'addr' || part === 'postCode') return part;
  const above = { province: [], city: [typed['province']], area: [typed['province'], typed['city']] }[part] ?? [];
  return areaLevels === 1 && part !== 'province' ? part : [part, typed['country'], ...above].join(':');
}
