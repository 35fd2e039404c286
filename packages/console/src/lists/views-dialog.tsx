import { listViewNameMax, listViewsMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Dialog, Tag, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useDone } from '../use-done.ts';
import type { SavedView } from './arranged.ts';
import { useArrange, useList } from './list-views.tsx';

/** What a person has saved of a list: what it shows now under a name, and her views with what can be done with each. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { kept, view, query, open } = useList();
  const { arrange, busy, result } = useArrange();
  const [name, setName] = useState('');
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    setName('');
    setChecked(false);
  });
  const { views } = kept;
  const isFull = views.length >= listViewsMax;
  const problem = name.trim() === '' ? t`Enter a name.` : null;
  return (
    <Dialog title={t({ message: 'Views of this list', comment: 'Heading: saved views' })} closeLabel={t`Close`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (problem !== null || isFull) return;
          const viewId = Math.max(0, ...views.map((one) => one.viewId)) + 1;
          open(viewId);
          arrange({ views: [...views, { viewId, name: name.trim(), query, columns: view?.columns ?? kept.columns }] });
        }}
      >
        <TextInput
          label={t`Save the current list as a view`}
          hint={
            isFull
              ? t`There is no room for more views. Delete one first.`
              : t`Filters, sorting and columns are saved; only you see the view.`
          }
          error={checked ? problem : null}
          maxLength={listViewNameMax}
          autoComplete="off"
          dir="auto"
          value={name}
          disabled={isFull}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} disabled={isFull} className="justify-self-start">
          {t`Save the view`}
        </Button>
      </form>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      {views.length > 0 ? (
        <ul className="grid gap-2 border-t border-line pt-4">
          {views.map((one) => (
            <li key={one.viewId}>
              <ViewRow
                one={one}
                isFirst={kept.defaultView === one.viewId}
                busy={busy}
                onOpen={onClose}
                onRename={(next) => arrange({ views: views.map((other) => (other === one ? { ...one, name: next } : other)) })}
                onFirst={(isFirst) => arrange({ defaultView: isFirst ? one.viewId : null })}
                onDelete={() =>
                  arrange({
                    views: views.filter((other) => other !== one),
                    ...(kept.defaultView === one.viewId && { defaultView: null }),
                  })
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

type ViewRowProps = {
  one: SavedView;
  isFirst: boolean;
  busy: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onFirst: (isFirst: boolean) => void;
  onDelete: () => void;
};

function ViewRow({ one, isFirst, busy, onOpen, onRename, onFirst, onDelete }: ViewRowProps) {
  const { t } = useLingui();
  const { hrefOf, open } = useList();
  const [name, setName] = useState<string | null>(null);
  if (name !== null)
    return (
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (name.trim() === '') return;
          onRename(name.trim());
          setName(null);
        }}
      >
        <TextInput
          label={t`Name`}
          className="min-w-0 flex-1 basis-48"
          maxLength={listViewNameMax}
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="sm">
          {t`Save`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setName(null)}>
          {t`Cancel`}
        </Button>
      </form>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-2">
        <Anchor
          href={hrefOf(one)}
          onClick={() => {
            open(one.viewId);
            onOpen();
          }}
          className="min-h-6 font-medium wrap-anywhere text-brand hover:underline"
        >
          <bdi>{one.name}</bdi>
        </Anchor>
        {isFirst ? <Tag tone="good">{t({ message: 'Default view', comment: 'A saved view to which the menu leads' })}</Tag> : null}
      </span>
      <Button size="sm" variant="ghost" disabled={busy} onClick={() => onFirst(!isFirst)}>
        {isFirst ? t`Remove as default` : t`Make default`}
        <span className="sr-only"> {one.name}</span>
      </Button>
      <Button size="sm" variant="ghost" disabled={busy} onClick={() => setName(one.name)}>
        {t`Rename`}
        <span className="sr-only"> {one.name}</span>
      </Button>
      <Button size="sm" variant="danger" disabled={busy} onClick={onDelete}>
        {t({ message: 'Delete', comment: 'Button: delete a saved view' })}
        <span className="sr-only"> {one.name}</span>
      </Button>
    </div>
  );
}
