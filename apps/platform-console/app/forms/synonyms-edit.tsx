import { RefusalNotice, SaveOrCancel, useSend, useUnsavedGuard } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { synonymsMax } from '@kyakhta/contract/values';
import { Tag, TextArea, useToast } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import { synonymsSend } from '../pages/search/synonyms-resource.ts';
import { wordsIn } from './words-in.ts';

type SynonymsEditProps = { group: { synonymId: number; words: readonly string[] } | null; onClose: () => void };

/** The words of a group, new or known, one on a line; below them the group as it will be. */
export function SynonymsEdit({ group, onClose }: SynonymsEditProps) {
  const { t } = useLingui();
  const say = useToast();
  const before = group?.words.join('\n') ?? '';
  const [text, setText] = useState(before);
  const [checked, setChecked] = useState(false);
  const add = useSend<'POST /platform/synonym'>(synonymsSend.add);
  const change = useSend<'PUT /platform/synonym'>(synonymsSend.change);
  const { result, busy } = group ? change : add;
  const guard = useUnsavedGuard(text !== before && !busy && !result?.ok);
  const words = wordsIn(text);
  const problem =
    words.length < 2
      ? t`Enter at least two different words.`
      : words.length > synonymsMax
        ? t`A group holds at most ${synonymsMax} words.`
        : words.some((word) => word.length > 60)
          ? t`A word has at most 60 characters.`
          : null;
  const done = useRef(onClose);
  useEffect(() => {
    done.current = onClose;
  });
  const form = useRef<HTMLFormElement>(null);
  // Opened by a button, the form takes the focus that was on it.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    if (!result?.ok) return;
    say({ tone: 'good', text: t`Saved` });
    done.current();
  }, [result, say, t]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4 rounded-3 border border-brand bg-paper p-4 md:p-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (problem) return;
        if (group) change.send({ synonymId: group.synonymId, words });
        else add.send({ words });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <TextArea
        label={group ? t`Words of this group` : t`Words of the new group`}
        hint={t`One per line, or separated by commas, in any language. Several words together count as one: “tool box”.`}
        error={checked ? problem : undefined}
        rows={4}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {words.length > 0 ? (
        <ul aria-label={t`The group as it will be`} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Tag tone="good">
                <bdi>{word}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <SaveOrCancel guard={guard} busy={busy} onCancel={onClose} />
    </form>
  );
}
