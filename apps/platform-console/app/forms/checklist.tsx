import { Section } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@kyakhta/ui';
import { useState, type ReactNode } from 'react';

/** What an operator has marked of something that waits: fields that are right, and why others are refused. */
export function useChecklist<F extends string>(asked: readonly F[]) {
  const [right, setRight] = useState<ReadonlySet<F>>(new Set());
  const [typed, setTyped] = useState<Readonly<Partial<Record<F, string>>>>({} as Readonly<Partial<Record<F, string>>>);
  const remarks = Object.fromEntries(
    Object.entries<string | undefined>(typed).flatMap(([field, remark]) => (remark?.trim() ? [[field, remark]] : [])),
  ) as Partial<Record<F, string>>;
  return {
    /** Reasons that were written; one is enough to refuse. */
    remarks,
    isRefusing: Object.keys(remarks).length > 0,
    /** Every field that is asked about is right. */
    isWhole: asked.every((field) => right.has(field)),
    isRight: (field: F) => right.has(field) && !remarks[field],
    mark: (field: F, isOn: boolean) => setRight(new Set(isOn ? [...right, field] : [...right].filter((one) => one !== field))),
    markAll: () => setRight(new Set(asked)),
    typed: (field: F) => typed[field] ?? '',
    type: (field: F, text: string) => setTyped({ ...typed, [field]: text }),
  };
}
type Checklist<F extends string> = ReturnType<typeof useChecklist<F>>;

type ChecklistItemProps<F extends string> = {
  list: Checklist<F>;
  field: F;
  name: string;
  /** Whether it waits for a decision. */
  isAsked: boolean;
  /** Why it was refused before. */
  before: string | undefined;
  remarkMax: number;
  children: ReactNode;
};

/** One field with what it says: it is right, or has a reason why not. */
export function ChecklistItem<F extends string>({ list, field, name, isAsked, before, remarkMax, children }: ChecklistItemProps<F>) {
  const { t } = useLingui();
  return (
    <Section title={name}>
      <div className="grid gap-3">
        {children}
        {before ? (
          <p className="text-sm text-seal">
            <bdi className="wrap-anywhere">{before}</bdi>
          </p>
        ) : null}
        {isAsked ? (
          <div className="grid items-start gap-3 md:grid-cols-[auto_minmax(0,1fr)]">
            <Checkbox
              checked={list.isRight(field)}
              disabled={list.remarks[field] !== undefined}
              onChange={(event) => list.mark(field, event.currentTarget.checked)}
            >
              {t({ message: 'Correct', comment: 'Checkbox beside a field of an application' })} <span className="sr-only">{name}</span>
            </Checkbox>
            <TextInput
              label={
                <>
                  {t`Or the reason for refusal`} <span className="sr-only">{name}</span>
                </>
              }
              dir="auto"
              maxLength={remarkMax}
              value={list.typed(field)}
              onChange={(event) => list.type(field, event.currentTarget.value)}
            />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
