import { RefusalNotice, useDone, useFormGuard, type Refusal } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, cx, useToast } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

type StoreSettingProps = {
  busy: boolean;
  result: { readonly ok: true } | Refusal | undefined;
  /** What the fields hold: nobody leaves it unsaved without a question. */
  fields: unknown;
  wide?: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** A few fields of a store that are saved by themselves; the page is read anew afterwards. */
export function StoreSetting({ busy, result, fields, wide = false, onSave, children }: StoreSettingProps) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const guard = useFormGuard(fields, { busy, result });
  useDone(result, () => {
    // Only then: the page may draw the form anew, and what is typed before that would be lost.
    void revalidate().then(() => say({ tone: 'good', text: t`Saved` }));
  });
  return (
    <form
      noValidate
      className={cx('grid gap-3', wide ? 'max-w-xl' : 'max-w-md')}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSave();
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      {children}
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
