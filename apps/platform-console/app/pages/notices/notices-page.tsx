import { RefusalNotice, ResourcePage, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { languageName, languageTag, locales, pickText, type Locale } from '@kyakhta/contract/values';
import { Button, CircleCheck, Clock, Info, Plus, StatusTag, Tag, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { NoticeEdit } from '../../forms/notice-edit.tsx';
import { notices, noticesSend } from './notices-resource.ts';

type Notice = Output<'GET /platform/notice/page'>['records'][number];

export const loader = notices.loader;

/** What the platform tells everybody: written here, shown once published. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page } = list;
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const count = number(page.total);
  return (
    <ResourcePage
      of={notices}
      list={list}
      actions={
        <Button onClick={() => setEditing('new')} disabled={editing === 'new'}>
          <Plus aria-hidden className="size-4.5" />
          {t`Write a notice`}
        </Button>
      }
      summary={t({ message: `Notices: ${count}`, comment: 'How many notices the list holds' })}
      above={editing === 'new' ? <NoticeEdit notice={null} onClose={() => setEditing(null)} /> : null}
      empty={{
        icon: Info,
        title: t`No notices yet`,
        text: t`Everyone sees a notice once it is published, in their own language if available.`,
      }}
    >
      <ul className="grid gap-3">
        {page.records.map((notice) => (
          <li key={notice.id}>
            {editing === notice.id ? (
              <NoticeEdit notice={notice} onClose={() => setEditing(null)} />
            ) : (
              <NoticeRow notice={notice} onChange={() => setEditing(notice.id)} />
            )}
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}

function NoticeRow({ notice, onChange }: { notice: Notice; onChange: () => void }) {
  const { t, i18n } = useLingui();
  const { moment } = useFormat();
  const say = useToast();
  const shown = notice.publishTime !== null;
  const publish = useSend<'PUT /platform/notice/{noticeId}/publish'>(noticesSend.publish);
  const takeDown = useSend<'PUT /platform/notice/{noticeId}/takeDown'>(noticesSend.takeDown);
  useDone(publish.result, () => say({ tone: 'good', text: t`Published` }));
  useDone(takeDown.result, () => say({ tone: 'good', text: t`Unpublished` }));
  const result = publish.result ?? takeDown.result;
  const here = locales.find((locale) => languageTag[locale] === i18n.locale || locale === i18n.locale) ?? 'en';
  const title = pickText(notice.texts, here)?.title ?? '';
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-72 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {notice.isTop ? <Tag tone="info">{t({ message: 'Pinned', comment: 'Mark of a notice' })}</Tag> : null}
        <StatusTag tone={shown ? 'good' : 'plain'} icon={shown ? CircleCheck : Clock}>
          {shown ? t`Published` : t`Not published`}
        </StatusTag>
        <time dateTime={notice.changedAt} className="text-sm text-ink-3 tabular-nums">
          {moment(notice.changedAt)}
        </time>
      </div>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-label={t`Languages`} className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          {locales
            .filter((locale) => notice.texts[locale])
            .map((locale: Locale) => (
              <li key={locale}>
                <Tag>{languageName[locale]}</Tag>
              </li>
            ))}
        </ul>
        <Button size="sm" variant="ghost" onClick={onChange}>
          {t({ message: 'Change', context: 'notice', comment: 'Button: change the words of a notice' })}
          <span className="sr-only"> {title}</span>
        </Button>
        {shown ? (
          <Button size="sm" variant="danger" busy={takeDown.busy} onClick={() => takeDown.send({ noticeId: notice.id })}>
            {t`Unpublish`}
            <span className="sr-only"> {title}</span>
          </Button>
        ) : (
          <Button size="sm" busy={publish.busy} onClick={() => publish.send({ noticeId: notice.id })}>
            {t`Publish`}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
    </article>
  );
}
