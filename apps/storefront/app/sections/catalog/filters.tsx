import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Check, ChevronDown, ChevronLeft, cx, TextInput } from '@kyakhta/ui';
import { useId, useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { listAction } from '../../paths.ts';
import type { CategoriesView, Choice } from './facets.server.ts';
import { KeptFields } from './kept-fields.tsx';
import type { List } from './list.server.ts';

/** How many values of a filter stand there at once; the rest is folded away. */
const shownAtOnce = 8;

/**
 * What narrows the list, at its start side: links, so that it works without scripts and every choice is an address. On a
 * narrow screen a panel that a button opens, a link to it where no scripts run.
 */
export function Filters({ list }: { list: List }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = list.chips.length;
  const total = list.totalText;
  const close = () => {
    setOpen(false);
    document.getElementById('goods')?.focus();
  };
  return (
    <>
      <a
        href={`#${id}`}
        role="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(!open);
        }}
        className="flex min-h-11 items-center gap-2 rounded-2 border border-line-strong bg-paper px-4 font-semibold lg:hidden"
      >
        {chosen > 0 ? t`Filters: ${chosen}` : t`Filters`}
        <ChevronDown aria-hidden className={cx('ms-auto size-5 transition-transform', open && 'rotate-180')} />
      </a>
      <aside
        id={id}
        aria-label={t`Filters`}
        className={cx(
          'max-lg:rounded-3 max-lg:border max-lg:border-line max-lg:bg-paper max-lg:p-4',
          !open && 'max-lg:hidden noscript:target:block!',
        )}
      >
        <FilterFields list={list} />
        <div className="sticky bottom-0 -mx-4 -mb-4 rounded-b-3 border-t border-line bg-paper p-3 lg:hidden noscript:hidden">
          <Button wide onClick={close}>
            {t({ message: `Show ${total} products`, comment: 'Closes the filters on a narrow screen; the value is how many are found' })}
          </Button>
        </div>
      </aside>
    </>
  );
}

function FilterFields({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, facets, categories } = list;
  const currency = facets?.currency;
  return (
    <div className="grid gap-6 pb-4">
      <Categories categories={categories} />
      <Group title={currency ? t`Price per piece, ${currency}` : t`Price per piece`}>
        {facets && facets.prices.length > 1 ? <Choices choices={facets.prices} /> : null}
        <Form action={listAction(query)} key={JSON.stringify(query)} className="mt-2 grid gap-2">
          <KeptFields query={query} without={['minPrice', 'maxPrice']} />
          <div className="grid grid-cols-2 gap-2">
            <PriceInput name="minPrice" label={t`From`} defaultValue={query.minPrice} />
            <PriceInput name="maxPrice" label={t`To`} defaultValue={query.maxPrice} />
          </div>
          <Button type="submit" variant="ghost" size="sm">
            {t`Apply`}
          </Button>
        </Form>
      </Group>
      {facets ? (
        <>
          {facets.minimums.length > 0 ? (
            <Group title={t`Minimum order, pieces`}>
              <Choices choices={facets.minimums} />
            </Group>
          ) : null}
          {facets.days.length > 0 ? (
            <Group title={t`Leaves the warehouse`}>
              <Choices choices={facets.days} />
            </Group>
          ) : null}
          {!query.sid && facets.shops.length > 0 ? (
            <Group title={t`Stores`}>
              <Choices choices={facets.shops} many />
            </Group>
          ) : null}
          {facets.certificates.length > 0 ? (
            <Group title={t`Certificates`}>
              <Choices choices={facets.certificates} many />
            </Group>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** One end of a range of prices, in whole units and hundredths. */
const PriceInput = (field: { name: string; label: string; defaultValue: string | undefined }) => (
  <TextInput {...field} inputMode="decimal" pattern="[0-9]{1,9}([.,][0-9]{1,2})?" />
);

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-sm font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

const row = 'flex min-h-8 items-center gap-2 rounded-1 py-0.5 text-sm hover:text-brand max-lg:min-h-11';

function Categories({ categories: { all, above, choices } }: { categories: CategoriesView }) {
  const { t } = useLingui();
  if (choices.length === 0 && above.length === 0) return null;
  return (
    <nav aria-label={t`Categories`}>
      <h2 className="mb-1 text-sm font-semibold tracking-normal">{t`Categories`}</h2>
      {all ? (
        <Anchor href={all} className={row}>
          <ChevronLeft aria-hidden className="turn size-4 shrink-0 text-ink-3" />
          {t`All categories`}
        </Anchor>
      ) : null}
      {above.map(({ name, href, here }) => (
        <Anchor key={href} href={href} aria-current={here ? 'page' : undefined} className={cx(row, here && 'font-semibold')}>
          {here ? <span className="size-4 shrink-0" /> : <ChevronLeft aria-hidden className="turn size-4 shrink-0 text-ink-3" />}
          {name}
        </Anchor>
      ))}
      <div className={all ? 'ps-6' : ''}>
        <Folded choices={choices}>
          {({ key, href, label, count, chosen }) => (
            <Anchor key={key} href={href} aria-current={chosen ? 'page' : undefined} className={cx(row, chosen && 'font-semibold')}>
              <span className="min-w-0">{label}</span>
              <Count>{count}</Count>
            </Anchor>
          )}
        </Folded>
      </div>
    </nav>
  );
}

/** Values to choose from; a chosen one leads back to the list without it. */
function Choices({ choices, many = false }: { choices: readonly Choice[]; many?: boolean }) {
  const { t } = useLingui();
  return (
    <Folded choices={choices}>
      {({ key, href, label, count, chosen }) => (
        <Anchor key={key} href={href} rel="nofollow" aria-current={chosen ? 'true' : undefined} className={row}>
          <span
            aria-hidden
            className={cx(
              'grid size-4.5 shrink-0 place-items-center border',
              many ? 'rounded-1' : 'rounded-full',
              chosen ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-paper',
            )}
          >
            {chosen ? <Check className="size-3" strokeWidth={3} /> : null}
          </span>
          <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
          {chosen ? (
            <span className="sr-only">{t({ message: '(chosen)', comment: 'For a screen reader, after the value of a filter' })}</span>
          ) : null}
          <Count>{count}</Count>
        </Anchor>
      )}
    </Folded>
  );
}

function Count({ children }: { children: string }) {
  return <span className="ms-auto ps-2 text-xs text-ink-3 tabular-nums">{children}</span>;
}

/** The first values, and the others behind a word. */
function Folded({ choices, children }: { choices: readonly Choice[]; children: (choice: Choice) => ReactNode }) {
  const { t } = useLingui();
  const visible = choices.length <= shownAtOnce + 2 ? choices.length : shownAtOnce;
  const [first, rest] = [choices.slice(0, visible), choices.slice(visible)];
  const count = rest.length;
  return (
    <>
      <ul>
        {first.map((choice) => (
          <li key={choice.key}>{children(choice)}</li>
        ))}
      </ul>
      {count > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-brand hover:underline">
            {t`Show ${count} more`}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul>
            {rest.map((choice) => (
              <li key={choice.key}>{children(choice)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
