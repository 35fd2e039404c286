import { useLingui } from '@lingui/react/macro';
import { cx, Search } from '@kyakhta/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { later } from '../../later.ts';
import { listAction } from '../../paths.ts';
import { LangField } from './router-anchor.tsx';
import { searchFrame, WordsField } from './words-field.tsx';

/** Comes with the first focus: no page waits for it. */
const Suggestions = lazy(later(() => import('./search-suggestions.tsx')));

/** The search of the whole catalogue; empty text searches nothing. Without scripts it is a form and nothing more. */
export function SearchForm({ label, large = false, className }: { label?: string; large?: boolean; className?: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  // The words of a store's own search stay in its own field.
  const words = (params.has('sid') ? null : params.get('pn')) ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  // The field says what the page is of; who writes in it while the page still comes keeps what she wrote.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  return (
    <div className={cx('relative min-h-11 w-full', className)}>
      <Form
        role="search"
        aria-label={label ?? t`Catalogue`}
        action={listAction({})}
        onSubmit={() => field.current?.blur()}
        className={cx(searchFrame, 'w-full border-2 border-brand', large && 'shadow-2')}
      >
        <input type="hidden" name="pageType" value="search" />
        <LangField />
        <WordsField
          ref={field}
          defaultValue={words}
          autoComplete="off"
          aria-label={t`Search the catalogue`}
          placeholder={t`What are you looking for?`}
          onFocus={() => setUsed(true)}
          className={large ? 'h-13 text-lg' : 'h-10 text-base'}
        />
        <button
          className={cx(
            'flex items-center gap-2 bg-brand font-semibold text-on-brand outline-offset-[-4px] hover:bg-brand-hover focus-visible:outline-on-brand',
            large ? 'px-6' : 'px-4 md:px-5',
          )}
        >
          {large ? null : <Search aria-hidden className="size-5 md:hidden" />}
          <span className={large ? '' : 'max-md:sr-only'}>{t`Search`}</span>
        </button>
      </Form>
      {used ? (
        <Suspense>
          <Suggestions key={words} field={field} />
        </Suspense>
      ) : null}
    </div>
  );
}
