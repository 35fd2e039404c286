import { QuestionDialog, useDone, useFormat, useSend, fromMomentField } from '@kyakhta/console';
import { languageName, locales } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { termsHref, termsSend, type TermsVersion } from '../pages/terms/terms-href.ts';

/** Asked before a version is published: from when on, and what cannot be changed afterwards. */
export function TermsPublish({ one, revision, onClose }: { one: TermsVersion; revision: number; onClose: () => void }) {
  const { t } = useLingui();
  const { list } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const [from, setFrom] = useState('');
  const publish = useSend<'PUT /platform/terms/publish'>(termsSend.publish);
  useDone(publish.result, () => {
    say({ tone: 'good', text: t`Published` });
    void navigate(termsHref);
  });
  const { document, version } = one;
  const missing = locales.filter((locale) => !one.languages.includes(locale)).map((locale) => languageName[locale]);
  return (
    <QuestionDialog
      title={t`Publish this version?`}
      warning={t`It cannot be changed or withdrawn afterwards, only superseded by a newer version.`}
      yes={t({ message: 'Publish', context: 'terms', comment: 'Button: publish a version of the terms' })}
      busy={publish.busy}
      refusal={publish.result && !publish.result.ok ? publish.result : undefined}
      onYes={() => {
        publish.send({ document, version, revision, validFrom: fromMomentField(from) });
      }}
      onClose={onClose}
    >
      {missing.length === 0 ? null : (
        <p className="text-sm text-ink-2">
          {t`Missing in these languages, whose readers see it in English, then Chinese:`} {list(missing)}
        </p>
      )}
      <TextInput
        type="datetime-local"
        label={t`Valid from`}
        hint={t`In this computer’s time zone. Leave empty to start at once.`}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
