import { useLingui } from '@lingui/react/macro';
import { commSts } from '@kyakhta/contract/values';
import { Button, Card, EmptyState, inputClass, LinkButton, Notice, Pagination, Star, Tabs } from '@kyakhta/ui';
import { Form, useSubmit } from 'react-router';
import { paths } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import type { Comments } from './comments.server.ts';
import { LineHead } from './line-head.tsx';
import { OwnReviewText } from './own-review.tsx';

/** What waits for the buyer's words, and what she has said. */
export function CommentsPage({ list }: { list: Comments }) {
  const { t } = useLingui();
  const { sts, time } = list;
  const isOpen = sts === commSts.open;
  return (
    <div>
      <h1 className="mb-3 text-xl font-semibold md:text-2xl">{t`Reviews`}</h1>
      {list.done ? (
        <Notice tone="good" live className="mb-4">
          {t`Thank you: your review is published.`}
        </Notice>
      ) : null}
      <Tabs
        label={t`Reviews by status`}
        tabs={[
          {
            href: paths.comments({ time }),
            label: t({ message: 'To review', comment: 'Tab: bought goods without a review' }),
            current: isOpen,
            count: list.counts[0] ?? '',
          },
          {
            href: paths.comments({ sts: commSts.reviewed, time }),
            label: t({ message: 'Reviewed', comment: 'Tab: bought goods that have a review' }),
            current: !isOpen,
            count: list.counts[1] ?? '',
          },
        ]}
      />
      <TimeFilter list={list} />
      {list.lines.length > 0 ? (
        <ul className="grid gap-3">
          {list.lines.map((line) => (
            <Card as="li" key={line.orderItemId} className="grid gap-4">
              <div className="flex flex-wrap items-start gap-4">
                <div className="min-w-0 flex-1 basis-64">
                  <LineHead line={line} />
                </div>
                <LinkButton href={line.href} variant={line.review ? 'ghost' : 'soft'} size="sm" className="max-sm:w-full">
                  {line.review ? t`Open the review` : t`Write a review`}
                </LinkButton>
              </div>
              {line.review ? <OwnReviewText review={line.review} name={line.name} /> : null}
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={Star}
          title={isOpen ? t`Nothing to review` : t`No reviews here`}
          action={
            <LinkButton href={time ? paths.comments({ sts }) : paths.orders()} variant="ghost">
              {time ? t`Any time` : t`To the orders`}
            </LinkButton>
          }
        >
          {isOpen ? t`Products appear here once you’ve received them.` : t`Your reviews appear here, with replies from stores.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.comments({ sts, time, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function TimeFilter({ list: { sts, time } }: { list: Comments }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const times = [t`Any time`, t`Last 7 days`, t`Last 3 months`, t`Older`];
  return (
    <Form noValidate action={paths.comments()} key={`${sts} ${time}`} className="my-4 flex flex-wrap gap-2">
      <LangField />
      {sts ? <input type="hidden" name="sts" value={sts} /> : null}
      <select
        name="time"
        aria-label={t`Ordered`}
        defaultValue={time || ''}
        onChange={(event) => void submit(event.currentTarget.form)}
        className={`${inputClass} w-auto!`}
      >
        {times.map((label, value) => (
          <option key={label} value={value || ''}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" variant="ghost" className="hidden! noscript:inline-flex!">
        {t`Find`}
      </Button>
    </Form>
  );
}
