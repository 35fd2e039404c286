import { useLingui } from '@lingui/react/macro';
import { cx, Search } from '@kyakhta/ui';
import { Form, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { LangField } from './router-anchor.tsx';

/** The search of the whole catalogue; empty text searches nothing. */
export function SearchForm({ label, large = false, className }: { label?: string; large?: boolean; className?: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  // The words of a store's own search stand in its own field.
  const words = (params.has('sid') ? null : params.get('pn')) ?? '';
  return (
    <Form
      role="search"
      aria-label={label ?? t`Catalogue`}
      action={paths.category()}
      key={words}
      className={cx(
        'flex w-full overflow-hidden rounded-2 border-2 border-brand bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        large && 'shadow-2',
        className,
      )}
    >
      <input type="hidden" name="pageType" value="search" />
      <LangField />
      <input
        name="pn"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        defaultValue={words}
        aria-label={t`Search the catalogue`}
        placeholder={t`What do you need by the carton?`}
        enterKeyHint="search"
        className={cx('w-full min-w-0 flex-1 bg-transparent px-4 outline-none', large ? 'h-13 text-lg' : 'h-10 text-base')}
      />
      <button
        className={cx(
          'flex items-center gap-2 bg-brand font-semibold text-on-brand outline-offset-[-4px] hover:bg-brand-hover focus-visible:outline-on-brand',
          large ? 'px-6' : 'px-4 md:px-5',
        )}
      >
        <Search aria-hidden className={cx('size-5', large ? '' : 'md:hidden')} />
        <span className={large ? '' : 'max-md:sr-only'}>{t`Search`}</span>
      </button>
    </Form>
  );
}
