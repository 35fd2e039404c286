import { RefusalNotice, useDone, useSend, useUnsavedGuard, type Refusal } from '@kyakhta/console';
import type { Input, Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

export type SiteSettings = Output<'GET /platform/site/settings'>;
export type SiteChange = Omit<Input<'PUT /platform/site/settings'>, 'version'>;

/** How the saving of some settings stands. */
interface Saving {
  save: (change: SiteChange) => void;
  busy: boolean;
  isSaved: boolean;
  refusal: Refusal | undefined;
}

/** Saves some settings of the site as they were read, shows a notice, and reads the page anew. */
export function useSettings({ version }: Pick<SiteSettings, 'version'>, onSaved?: () => void): Saving {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    onSaved?.();
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  return { save: (change) => send({ ...change, version }), busy, isSaved: result?.ok === true, refusal };
}

type SettingFormProps = {
  saving: Saving;
  /** Whether the fields hold anything other than what is saved. */
  dirty: boolean;
  /** What the settings do, where their names do not say it. */
  about?: string;
  /** Told at every try: the form says what is still wrong. */
  onSave: () => void;
  children: ReactNode;
};

/** Settings that are saved together: what they do, why they were refused, the fields, one button; nobody leaves unsaved ones unasked. */
export function SettingForm({ saving, dirty, about, onSave, children }: SettingFormProps) {
  const { t } = useLingui();
  const { busy, isSaved, refusal } = saving;
  const guard = useUnsavedGuard(dirty && !busy && !isSaved);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        onSave();
      }}
    >
      {about === undefined ? null : <p className="text-sm text-ink-2">{about}</p>}
      <RefusalNotice refusal={refusal} />
      {children}
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
