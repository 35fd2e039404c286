import { Button, Select, TextInput } from '@kyakhta/ui';
import { auditActions, auditSubjects } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { useActionNames, useSubjectKinds } from './action-words.ts';
import type { AuditQuery } from './audit-resource.ts';

export type Person = { id: number; name: string };

/** Kinds of people who change things, in words. */
export function useActorKinds(): Readonly<Record<'operator' | 'seller' | 'buyer' | 'platform', string>> {
  const { t } = useLingui();
  return {
    operator: t({ message: 'operator', comment: 'Who made a change' }),
    seller: t({ message: 'seller', comment: 'Who made a change' }),
    buyer: t({ message: 'buyer', comment: 'Who made a change' }),
    platform: t({ message: 'the platform itself', comment: 'Who made a change' }),
  };
}

const byWord = <K extends string>(keys: readonly K[], words: Readonly<Record<K, string>>): K[] =>
  keys.toSorted((a, b) => words[a].localeCompare(words[b]));

/** What the audit log is narrowed by: who, what, about what, when. All of it is in the address. */
export function AuditFilters({ query, operators }: { query: AuditQuery; operators: readonly Person[] }) {
  const { t } = useLingui();
  const actions = useActionNames();
  const subjects = useSubjectKinds();
  const kinds = useActorKinds();
  const anybody = t({ message: 'Everyone', comment: 'Filter of the record of changes: changes of all people' });
  const anything = t({ message: 'Everything', context: 'filter', comment: 'Filter of the record of changes: whatever was changed' });
  const known = operators.some(({ id }) => `operator:${id}` === query.who) || query.who === undefined || !query.who.includes(':');
  return (
    <Form
      noValidate
      role="search"
      key={JSON.stringify(query)}
      className="grid grid-cols-2 items-end gap-3 rounded-3 border border-line bg-paper p-4 md:grid-cols-3 2xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <Select label={t({ message: 'Who', comment: 'Column: who made a change' })} name="who" defaultValue={query.who ?? ''}>
        <option value="">{anybody}</option>
        {Object.entries(kinds).map(([kind, word]) => (
          <option key={kind} value={kind}>
            {word}
          </option>
        ))}
        {known ? null : <option value={query.who}>{query.who}</option>}
        {operators.map(({ id, name }) => (
          <option key={id} value={`operator:${id}`}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t({ message: 'Change', context: 'noun', comment: 'Column: what was done' })}
        name="action"
        defaultValue={query.action ?? ''}
      >
        <option value="">{anything}</option>
        {byWord(auditActions, actions).map((action) => (
          <option key={action} value={action}>
            {actions[action]}
          </option>
        ))}
      </Select>
      <Select label={t({ message: 'About', comment: 'Column: what the work is about' })} name="kind" defaultValue={query.kind ?? ''}>
        <option value="">{anything}</option>
        {byWord(auditSubjects, subjects).map((kind) => (
          <option key={kind} value={kind}>
            {subjects[kind]}
          </option>
        ))}
      </Select>
      <TextInput
        label={t({
          message: 'Number',
          context: 'filter',
          comment: 'Filter of the record of changes: number of the thing that was changed',
        })}
        name="subject"
        type="search"
        defaultValue={query.subject ?? ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <TextInput
        label={t({ message: 'From', context: 'day', comment: 'Filter: the first day' })}
        name="from"
        className="col-span-2 md:col-span-1"
        type="date"
        defaultValue={query.from ?? ''}
      />
      <TextInput
        label={t({ message: 'Until', context: 'day', comment: 'Filter: the last day, which counts' })}
        name="until"
        className="col-span-2 md:col-span-1"
        type="date"
        defaultValue={query.until ?? ''}
      />
      <Button type="submit" className="col-span-full 2xl:col-span-1">
        {t`Find`}
      </Button>
    </Form>
  );
}
