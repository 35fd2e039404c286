import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState, type ChangeEvent } from 'react';
import { CountrySelect } from '../countries.tsx';
import { useFormat } from '../format.ts';
import type { Addressed, ResourceQuery } from '../resource.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { namesOf, narrowingNames, wrongOf, type FilterField, type Said, type SpanField } from './filter-fields.ts';

type Props<View extends string, Name extends string> = {
  of: Addressed<View, Name>;
  /** What the address says now. */
  here: ResourceQuery<View, Name>;
  fields: readonly FilterField<Name>[];
};

/** A button that asks by what a list is narrowed; its address then holds what can be read. */
export function ResourceFilters<View extends string, Name extends string>({ of, here, fields }: Props<View, Name>) {
  const { number } = useFormat();
  const [said, setSaid] = useState<Said<Name>>({});
  const [checked, setChecked] = useState(false);
  const names = fields.flatMap(namesOf);
  const isOn = (name: Name) => here[name] !== undefined;
  const on = fields.flatMap(narrowingNames).filter(isOn).length;
  const say = (name: Name, value: string) => setSaid({ ...said, [name]: value });
  return (
    <FilterDialog
      count={on === 0 ? null : number(on)}
      without={of.href({ ...here, ...none(fields.filter(({ kind }) => kind !== 'order').flatMap(namesOf)) })}
      onOpen={() => {
        setSaid(Object.fromEntries(names.map((name) => [name, String(here[name] ?? '')])) as Said<Name>);
        setChecked(false);
      }}
      href={() => {
        setChecked(true);
        if (fields.some((field) => wrongOf(of.read, field, said) !== null)) return null;
        const read = Object.fromEntries(names.map((name) => [name, of.read(name, said[name] ?? '')]));
        return of.href({ ...here, ...read });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field key={namesOf(field)[0]} field={field} said={said} say={say} wrong={checked ? wrongOf(of.read, field, said) : null} />
        ))}
      </div>
    </FilterDialog>
  );
}

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, undefined])) as { [N in Name]?: undefined };

type FieldProps<Name extends string> = {
  field: FilterField<Name>;
  said: Said<Name>;
  say: (name: Name, value: string) => void;
  wrong: ReturnType<typeof wrongOf<Name>>;
};

function Field<Name extends string>({ field, said, say, wrong }: FieldProps<Name>) {
  const { t } = useLingui();
  const any = t({ message: 'any', comment: 'Filter of a list: nothing is asked for' });
  const typed = (name: Name) => ({
    value: said[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => say(name, event.currentTarget.value),
  });
  switch (field.kind) {
    case 'choice':
    case 'order':
      return (
        <Select label={field.label} {...typed(field.name)}>
          <option value="">{field.any ?? any}</option>
          <Options of={field.options} />
        </Select>
      );
    case 'text':
      return (
        <TextInput
          label={field.label}
          hint={field.hint}
          maxLength={field.most}
          dir="auto"
          autoComplete="off"
          className="content-start"
          {...typed(field.name)}
        />
      );
    case 'country':
      return (
        <CountrySelect
          label={field.label}
          any={any}
          className="content-start"
          value={said[field.name] ?? ''}
          onChoose={(code) => say(field.name, code)}
        />
      );
    case 'days':
    case 'amounts':
      return <Span field={field} typed={typed} wrong={wrong} />;
  }
}

/** Where a span begins and where it ends. */
function Span<Name extends string>({
  field,
  typed,
  wrong,
}: {
  field: SpanField<Name>;
  typed: (name: Name) => { value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void };
  wrong: FieldProps<Name>['wrong'];
}) {
  const { t } = useLingui();
  const isDays = field.kind === 'days';
  const [from, to] = field.labels ?? [
    t({ message: 'From date', comment: 'Field: first day of a span' }),
    t({ message: 'To date', comment: 'Field: last day of a span' }),
  ];
  const error = (name: Name): string | null => {
    if (wrong?.name !== name) return null;
    if (wrong.why === 'unread') return isDays ? t`Write a day such as 2026-03-15.` : t`Enter an amount such as 12.50.`;
    return isDays ? t`This day is before the first one.` : t`This amount is below the lowest one.`;
  };
  const look = isDays ? ({ type: 'date' } as const) : ({ inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const);
  return (
    <>
      {field.about ? (
        <Select label={field.about.label} className="sm:col-span-2" {...typed(field.about.name)}>
          <Options of={field.about.options} />
        </Select>
      ) : null}
      <TextInput label={from} error={error(field.from)} className="content-start" {...look} {...typed(field.from)} />
      <TextInput label={to} error={error(field.to)} className="content-start" {...look} {...typed(field.to)} />
    </>
  );
}

function Options({ of }: { of: readonly (readonly [value: string | number, name: string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
