import { useLingui } from '@lingui/react/macro';
import { reviewCharsMax, reviewPicturesMax } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Card, Checkbox, cx, Field, inputClass, LinkButton, Notice } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import { PicturePicker } from '../files/picture-picker.tsx';
import { countCharacters } from './graphemes.ts';
import { LineHead } from './line-head.tsx';
import { OwnReviewText } from './own-review.tsx';
import type { ReviewLine } from './review-line.server.ts';
import { StarField } from './star-field.tsx';
import type { WriteResult } from './write.server.ts';

type WritePageProps = { line: ReviewLine; result: WriteResult | FormResult | undefined };

/** The review of a bought line: to be written, or as it stands. */
export function WritePage({ line, result }: WritePageProps) {
  const { t } = useLingui();
  const title = line.review ? t`Your review` : t`Write a review`;
  return (
    <div className="wrap max-w-3xl pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Buyer centre`, href: paths.buyerHome() },
          { label: t`Reviews`, href: paths.comments(line.review ? { sts: 1 } : {}) },
          { label: title },
        ]}
      />
      <h1 className="mt-3 mb-4 text-xl font-semibold md:text-2xl">{title}</h1>
      <Card className="grid gap-5">
        <LineHead line={line} />
        <div className="border-t border-line pt-5">
          {line.review ? (
            <OwnReviewText review={line.review} name={line.name} />
          ) : line.canReview ? (
            <WriteForm result={result} />
          ) : (
            <Notice
              tone="wait"
              action={<LinkButton size="sm" variant="ghost" href={paths.order(line.orderNumber)}>{t`See the order`}</LinkButton>}
            >
              {t`You can review products once you’ve received them.`}
            </Notice>
          )}
        </div>
      </Card>
    </div>
  );
}

function WriteForm({ result }: { result: WriteResult | FormResult | undefined }) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((busy: boolean) => setUploading(busy), []);
  const ref = useWrongFieldFocus(result?.attempt);
  const { values = {}, fields = {} } = result ?? {};
  const { files, problems } = { files: [], problems: [], ...result };
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="grid gap-6">
      <DefaultSubmit waits={uploading} />
      <UnsavedGuard result={result} />
      <FormNotice result={result} />
      <StarField chosen={Number(values['score']) || null} error={fields['score']} />
      <WordsField first={values['content'] ?? ''} error={fields['content']} />
      <PicturePicker purpose="review" label={t`Pictures`} max={reviewPicturesMax} held={files} problems={problems} onBusy={onBusy} />
      <Checkbox name="anonymous" value="1" defaultChecked={values['anonymous'] === '1'}>
        {t`Hide my name from other buyers and the store`}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
          {t`Publish the review`}
        </Button>
        {uploading ? (
          <p className="text-sm text-ink-2">{t`Pictures are uploading; you can publish the review when they’re done.`}</p>
        ) : null}
      </div>
    </Form>
  );
}

/** The text with how much of it is left, counted as people count characters. */
function WordsField({ first, error }: { first: string; error: string | undefined }) {
  const { t } = useLingui();
  const [count, setCount] = useState(() => countCharacters(first));
  const over = count > reviewCharsMax;
  return (
    <Field
      label={t`What do you think of the product?`}
      error={error ?? (over ? t`Shorten the text to at most 150 characters.` : undefined)}
      hint={
        <span className={cx('tabular-nums', over && 'font-semibold text-seal')}>
          {t({ message: `${count} of ${reviewCharsMax} characters`, comment: 'How long a text is and may be' })}
        </span>
      }
    >
      {(wiring) => (
        <textarea
          {...wiring}
          name="content"
          rows={4}
          dir="auto"
          defaultValue={first}
          onChange={(event) => setCount(countCharacters(event.currentTarget.value))}
          className={inputClass}
        />
      )}
    </Field>
  );
}
