import { useLingui } from '@lingui/react/macro';
import { Search } from '@kyakhta/ui';
import { Form } from 'react-router';
import { listAction } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';

/** Finds among the goods of one store. */
export function ShopSearch({ sid, words }: { sid: number; words?: string | undefined }) {
  const { t } = useLingui();
  return (
    <Form
      role="search"
      aria-label={t`This store`}
      action={listAction({ sid })}
      key={words}
      className="flex min-w-0 basis-full overflow-hidden rounded-2 border border-line-strong bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand md:max-w-80 md:basis-72"
    >
      <input type="hidden" name="sid" value={sid} />
      <LangField />
      <input
        name="pn"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        defaultValue={words}
        aria-label={t`Search in this store`}
        placeholder={t`Search in this store`}
        enterKeyHint="search"
        className="h-11 w-full min-w-0 flex-1 bg-transparent px-4 outline-none"
      />
      <button aria-label={t`Search`} className="grid min-w-11 place-items-center text-brand outline-offset-[-4px] hover:bg-brand-soft">
        <Search aria-hidden className="size-5" />
      </button>
    </Form>
  );
}
