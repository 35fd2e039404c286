import { RefusalNotice, SaveOrCancel, useSend, useUnsavedGuard } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { languageName, languageTag, locales, noticeTextMax, noticeTitleMax, type Locale } from '@kyakhta/contract/values';
import { Checkbox, Select, TextArea, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { noticesSend } from '../pages/notices/notices-resource.ts';
import { useSaved } from './use-saved.ts';

type Notice = Output<'GET /platform/notice/page'>['records'][number];
type Words = { title: string; content: string };
type Texts = Partial<Record<Locale, Words>>;

const nothing: Words = { title: '', content: '' };
/** Languages that have a title or a text. */
const written = (texts: Texts): [Locale, Words][] =>
  locales.flatMap((locale) => {
    const { title, content } = texts[locale] ?? nothing;
    return title.trim() || content.trim() ? [[locale, { title, content }]] : [];
  });

/** A notice, a language at a time. */
export function NoticeEdit({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<Texts>(notice?.texts ?? {});
  const [isTop, setTop] = useState(notice?.isTop ?? false);
  const [locale, setLocale] = useState<Locale>(written(notice?.texts ?? {})[0]?.[0] ?? 'en');
  const [checked, setChecked] = useState(false);
  const write = useSend<'POST /platform/notice'>(noticesSend.write);
  const change = useSend<'PUT /platform/notice/{noticeId}'>(noticesSend.change);
  const { busy, result } = useSaved(write, change, notice !== null, onClose);
  const { title, content } = texts[locale] ?? nothing;
  const set = (words: Partial<Words>) => setTexts((now) => ({ ...now, [locale]: { title, content, ...words } }));
  const given = written(texts);
  const half = given.find(([, words]) => !words.title.trim() || !words.content.trim());
  const dirty = isTop !== (notice?.isTop ?? false) || JSON.stringify(given) !== JSON.stringify(written(notice?.texts ?? {}));
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  const missing = checked && (given.length === 0 || half?.[0] === locale);
  return (
    <form
      noValidate
      className="grid gap-4 rounded-3 border border-brand bg-paper p-4 md:p-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (half) setLocale(half[0]);
        if (half || given.length === 0) return;
        const words = { texts: Object.fromEntries(given), isTop };
        if (notice) change.send({ noticeId: notice.id, version: notice.version, ...words });
        else write.send(words);
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <Select
        label={t`Language`}
        hint={t`Where a language is missing, readers see English, then Chinese.`}
        value={locale}
        className="max-w-md"
        onChange={(event) => setLocale(event.currentTarget.value as Locale)}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {given.some(([has]) => has === one) ? `✓ ${languageName[one]}` : languageName[one]}
          </option>
        ))}
      </Select>
      <TextInput
        label={t`Title`}
        value={title}
        maxLength={noticeTitleMax}
        dir="auto"
        lang={languageTag[locale]}
        autoComplete="off"
        error={missing && !title.trim() ? t`Enter a title.` : null}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t`Text`}
        hint={t`Plain text. A blank line starts a new paragraph.`}
        value={content}
        maxLength={noticeTextMax}
        rows={6}
        dir="auto"
        lang={languageTag[locale]}
        error={missing && !content.trim() ? t`Enter the text.` : null}
        onChange={(event) => set({ content: event.currentTarget.value })}
      />
      <Checkbox checked={isTop} onChange={(event) => setTop(event.currentTarget.checked)}>
        {t`Pin to the top of the list`}
      </Checkbox>
      <SaveOrCancel guard={guard} busy={busy} onCancel={onClose} />
    </form>
  );
}
