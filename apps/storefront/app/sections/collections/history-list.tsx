import { useLingui } from '@lingui/react/macro';
import { Button, Card, Clock, EmptyState, LinkButton, Notice, Pagination } from '@kyakhta/ui';
import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { ClearQuestion } from './clear-question.tsx';
import type { History } from './collections.server.ts';
import { TakeOut } from './collection-page.tsx';
import { KeptRow } from './kept-product.tsx';

/** What the buyer has looked at, day by day; one, a day or everything can be taken out. */
export function HistoryList({
  history,
  refused,
  href,
}: {
  history: History;
  refused: { msg: string } | undefined;
  href: (page: number, ask?: 1) => string;
}) {
  const { t } = useLingui();
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Browsing history`}</h1>
        {history.days.length > 0 ? (
          <LinkButton href={href(history.current, 1)} variant="ghost" size="sm" className="ms-auto">
            {t`Clear history`}
          </LinkButton>
        ) : null}
      </div>
      {history.asks && history.days.length > 0 ? <ClearQuestion back={href(history.current)} /> : null}
      {refused ? (
        <Notice tone="error" live className="mb-4">
          {refused.msg}
        </Notice>
      ) : null}
      {history.days.length === 0 ? (
        <EmptyState
          icon={Clock}
          title={t`You haven’t viewed any products yet`}
          action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
        >
          {t`Products you view appear here for 90 days. Only you can see them.`}
        </EmptyState>
      ) : (
        history.days.map(({ day, products }) => (
          <section key={day} className="mb-6">
            <Form method="post" preventScrollReset>
              <header className="mb-2 flex flex-wrap items-center gap-3">
                <h2 className="text-base font-semibold">{day}</h2>
                <Button type="submit" name="day" value={day} variant="bare" size="sm" className="ms-auto">
                  {t`Clear this day`}
                  <span className="sr-only">: {day}</span>
                </Button>
              </header>
              <Card padded={false}>
                <ul>
                  {products.map((product) => (
                    <KeptRow key={product.prodId} product={product} action={<TakeOut id={product.prodId} name={product.name} />} />
                  ))}
                </ul>
              </Card>
            </Form>
          </section>
        ))
      )}
      <Pagination
        current={history.current}
        pages={history.pages}
        href={(page) => href(page)}
        labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
      />
    </div>
  );
}
