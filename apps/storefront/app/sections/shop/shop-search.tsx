import { useLingui } from '@lingui/react/macro';
import { cx, Search } from '@kyakhta/ui';
import { Form } from 'react-router';
import { listAction } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import { searchFrame, WordsField } from '../shell/words-field.tsx';

/** Finds among the goods of one store. */
export function ShopSearch({ sid, words }: { sid: number; words?: string | undefined }) {
  const { t } = useLingui();
  return (
    <Form
      role="search"
      aria-label={t`This store`}
      action={listAction({ sid })}
      key={words}
      className={cx(searchFrame, 'min-w-0 basis-full border border-line-strong md:max-w-80 md:basis-72')}
    >
      <input type="hidden" name="sid" value={sid} />
      <LangField />
      <WordsField defaultValue={words} aria-label={t`Search in this store`} placeholder={t`Search in this store`} className="h-11" />
      <button aria-label={t`Search`} className="grid min-w-11 place-items-center text-brand outline-offset-[-4px] hover:bg-brand-soft">
        <Search aria-hidden className="size-5" />
      </button>
    </Form>
  );
}
