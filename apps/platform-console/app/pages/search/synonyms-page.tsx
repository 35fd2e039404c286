import { RefusalNotice, ResourcePage, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Button, Dialog, Info, Plus, SearchX, Tag, Trash2, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { SynonymsEdit } from '../../forms/synonyms-edit.tsx';
import { synonyms, synonymsSend } from './synonyms-resource.ts';

type Group = Output<'GET /platform/synonym/page'>['records'][number];

export const loader = synonyms.loader;

/** Groups of words that mean the same to the search, in any of the languages. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page } = list;
  const { word } = list.narrowed;
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [removing, setRemoving] = useState<Group | null>(null);
  const count = number(page.total);
  return (
    <ResourcePage
      of={synonyms}
      list={list}
      search={{ name: 'word', label: t`A word of a group` }}
      actions={
        <Button onClick={() => setEditing('new')} disabled={editing === 'new'}>
          <Plus aria-hidden className="size-4.5" />
          {t`Add a group`}
        </Button>
      }
      summary={t({ message: `Groups: ${count}`, comment: 'How many groups of synonyms the list holds' })}
      above={
        <>
          <p className="flex max-w-prose items-start gap-2 text-sm text-ink-2">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {t`A search for one word of a group finds the products of all its words, in every language. Changes apply from the next search.`}
          </p>
          {editing === 'new' ? <SynonymsEdit group={null} onClose={() => setEditing(null)} /> : null}
        </>
      }
      below={removing ? <RemoveQuestion group={removing} onClose={() => setRemoving(null)} /> : null}
      empty={
        word === undefined
          ? { icon: Info, title: t`No synonyms yet`, text: t`Add words that buyers use for the same goods: “boots, ботинки, 靴子”.` }
          : {
              icon: SearchX,
              title: t`No group has this word`,
              text: t`Check the spelling, or add a group with it.`,
              all: t`See all groups`,
            }
      }
    >
      <ul className="grid gap-3">
        {page.records.map((group) => (
          <li key={group.synonymId}>
            {editing === group.synonymId ? (
              <SynonymsEdit group={group} onClose={() => setEditing(null)} />
            ) : (
              <GroupRow group={group} onChange={() => setEditing(group.synonymId)} onRemove={() => setRemoving(group)} />
            )}
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}

function GroupRow({ group, onChange, onRemove }: { group: Group; onChange: () => void; onRemove: () => void }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const first = group.words[0] ?? '';
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-paper px-4 py-3">
      <ul
        aria-label={t({ message: `Group of ${first}`, comment: 'A group of synonyms by its first word' })}
        className="flex min-w-0 flex-1 basis-72 flex-wrap gap-1.5"
      >
        {group.words.map((word) => (
          <li key={word} className="min-w-0">
            <Tag className="max-w-full text-sm! font-medium!">
              <bdi className="wrap-anywhere">{word}</bdi>
            </Tag>
          </li>
        ))}
      </ul>
      <time dateTime={group.changedAt} className="text-sm text-ink-3 tabular-nums">
        {moment(group.changedAt)}
      </time>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={onChange}
          aria-label={t({ message: `Change the group of ${first}`, comment: 'Button: a group of synonyms by its first word' })}
        >
          {t({ message: 'Change', comment: 'Button: change the words of a group' })}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={onRemove}
          aria-label={t({ message: `Remove the group of ${first}`, comment: 'Button: a group of synonyms by its first word' })}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
    </article>
  );
}

function RemoveQuestion({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'DELETE /platform/synonym/{synonymId}'>(synonymsSend.remove);
  useEffect(() => {
    if (!result?.ok) return;
    say({ tone: 'good', text: t`Removed` });
    onClose();
  }, [result, say, t, onClose]);
  return (
    <Dialog title={t`Remove this group?`} onClose={onClose} closeLabel={t`Close`}>
      <p>{t`From the next search on, each of these words finds only its own products. The words can be added again at any time.`}</p>
      <p className="flex flex-wrap gap-1.5">
        {group.words.map((word) => (
          <Tag key={word}>
            <bdi>{word}</bdi>
          </Tag>
        ))}
      </p>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t`Keep it`}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => send({ synonymId: group.synonymId })}>
          {t`Remove`}
        </Button>
      </div>
    </Dialog>
  );
}
