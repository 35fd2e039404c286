import { RefusalNotice, useSend, useUnsavedGuard } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { reviewCharsMax } from '@kyakhta/contract/values';
import { Button, TextArea, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { reviewsSend } from '../pages/reviews/reviews-resource.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countOf = (text: string) => [...characters.segment(text.trim())].length;

/** The store's answer to a review: once, and everyone reads it. */
export function ReviewReply({ commId, onClose }: { commId: number; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const [content, setContent] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /shop/admin/comment/reply'>(reviewsSend.reply);
  const guard = useUnsavedGuard(content.trim() !== '' && !busy && !result?.ok);
  const count = countOf(content);
  const problem =
    count === 0 ? t`Enter a few words.` : count > reviewCharsMax ? t`Shorten the reply: at most ${reviewCharsMax} characters.` : null;
  useEffect(() => {
    if (!result?.ok) return;
    say({ tone: 'good', text: t`The reply is published` });
    onClose();
  }, [result, say, t, onClose]);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (problem === null) send({ commId, content: content.trim() });
      }}
    >
      <TextArea
        label={t`Store’s reply`}
        hint={t({
          message: `${count} of ${reviewCharsMax} characters. A reply is published once and cannot be changed.`,
          comment: 'How long a reply is and may be',
        })}
        error={checked || count > reviewCharsMax ? problem : undefined}
        required
        rows={3}
        dir="auto"
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>{t`Publish the reply`}</Button>
        <Button variant="ghost" size="sm" onClick={() => guard.after(onClose)}>{t`Cancel`}</Button>
      </div>
      {guard.question}
    </form>
  );
}
