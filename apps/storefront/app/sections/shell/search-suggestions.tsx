import { Trans, useLingui } from '@lingui/react/macro';
import { code, hotWordsListed } from '@kyakhta/contract/values';
import { Anchor, cx, LayoutGrid, Search, Store } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../client.ts';
import { withLanguage } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { useLang } from './router-anchor.tsx';
import { hotSuggestions, step, suggestionsOf, type Suggestion } from './suggestion-list.ts';

/** How long a person rests before her words are asked about. */
const restMs = 150;

/** Asked once per page of life: they change with the catalogue, not with the typing. */
let hot: Promise<Suggestion[]> | undefined;

const ask = async (words: string): Promise<Suggestion[]> => {
  if (words === '') return (hot ??= askHot());
  const answer = await call('GET /search/suggest', { prodName: words }, { offline: '' });
  return answer.code === code.ok ? suggestionsOf(answer.data) : [];
};
const askHot = async (): Promise<Suggestion[]> => {
  const answer = await call('GET /search/hotSearch', { type: 1 }, { offline: '' });
  if (answer.code === code.ok) return hotSuggestions(answer.data);
  hot = undefined;
  return [];
};

/**
 * What could be meant, under the search field while it is typed in: arrows choose, Enter goes there, Escape closes.
 * The field itself stays the form's; this dresses it as a combobox and takes that off again.
 */
export default function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ words: string; list: readonly Suggestion[] }>({ words: '', list: [] });
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const { list } = found;
  const shown = open && list.length > 0;

  /** What the listeners of the field need to know of the last picture. */
  const now = useRef({ list, shown, chosen, go: (_href: string) => {} });
  useEffect(() => {
    now.current = {
      list,
      shown,
      chosen,
      go: (href) => {
        setOpen(false);
        field.current?.blur();
        void navigate(withLanguage(href, lang));
      },
    };
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: number | undefined;
    let asked = 0;
    const lookNow = async () => {
      asked += 1;
      const turn = asked;
      const words = input.value.trim();
      const next = await ask(words);
      // An answer that was overtaken by a later question says nothing any more.
      if (turn !== asked) return;
      setFound({ words, list: next });
      setChosen(-1);
    };
    const look = (after: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void lookNow(), after);
    };
    const onInput = () => {
      setOpen(true);
      look(restMs);
    };
    const onFocus = () => {
      setOpen(true);
      look(0);
    };
    const onBlur = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget)) return;
      setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { list: choices, shown: visible, chosen: at, go } = now.current;
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (visible) setChosen(step(at, event.key === 'ArrowDown' ? 1 : -1, choices.length));
        else setOpen(true);
      } else if (event.key === 'Escape' && visible) {
        event.preventDefault();
        setOpen(false);
        setChosen(-1);
      } else if (event.key === 'Enter' && visible && at >= 0) {
        const choice = choices[at];
        if (!choice) return;
        event.preventDefault();
        go(choice.href);
      }
    };
    const onSubmit = () => setOpen(false);
    const { form } = input;
    input.addEventListener('input', onInput);
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', onBlur);
    input.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onSubmit);
    // This may come when she has left the field again, or with the next page: then nothing opens by itself.
    if (document.activeElement === input) onFocus();
    return () => {
      window.clearTimeout(timer);
      asked = -1;
      input.removeEventListener('input', onInput);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onSubmit);
    };
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const wiring: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? id : null,
      'aria-activedescendant': shown && chosen >= 0 ? `${id}-${chosen}` : null,
    };
    for (const [name, value] of Object.entries(wiring)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    return () => {
      for (const name of Object.keys(wiring)) input.removeAttribute(name);
    };
  }, [field, id, shown, chosen]);

  const count = list.length;
  // What others search for stands as a list, the second half as cards; what is offered while typing is one list.
  const more = t({ message: 'More ideas', comment: 'Above further words that others search for, shown as cards' });
  const rows = found.words === '' ? hotWordsListed : count;
  const option = (suggestion: Suggestion, index: number, look: string) => (
    <Anchor
      key={suggestion.href}
      id={`${id}-${index}`}
      href={suggestion.href}
      role="option"
      tabIndex={-1}
      aria-selected={index === chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setOpen(false)}
      className={cx('flex min-h-11 items-center', look, index === chosen ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunk')}
    >
      {index < rows ? <Mark suggestion={suggestion} /> : null}
      <span className="min-w-0 flex-1 truncate">
        <bdi>{suggestion.title}</bdi>
      </span>
      {suggestion.kind === 'category' ? (
        <span className="text-xs text-ink-3">
          <Trans comment="Beside a suggestion that leads to a category">Category</Trans>
        </span>
      ) : suggestion.kind === 'shop' ? (
        <span className="text-xs text-ink-3">
          <Trans comment="Beside a suggestion that leads to a store">Store</Trans>
        </span>
      ) : null}
    </Anchor>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {shown ? t({ message: `Suggestions: ${count}`, comment: 'For a screen reader, while typing into the search' }) : ''}
      </p>
      {shown ? (
        <div
          ref={box}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-2 border border-line bg-paper py-1.5 text-start text-base font-normal shadow-3"
        >
          {found.words === '' ? (
            <p aria-hidden className="px-4 py-1.5 text-xs font-semibold text-ink-2">
              <Trans>Popular searches</Trans>
            </p>
          ) : null}
          <div id={id} role="listbox" aria-label={t`Suggestions`}>
            {list.slice(0, rows).map((suggestion, index) => option(suggestion, index, 'gap-3 px-4 py-1.5'))}
            {list.length > rows ? (
              <div role="group" aria-label={more} className="px-4 pb-2">
                <p aria-hidden className="py-1.5 text-xs font-semibold text-ink-2">
                  {more}
                </p>
                <div role="presentation" className="flex flex-wrap gap-2">
                  {list
                    .slice(rows)
                    .map((suggestion, index) =>
                      option(suggestion, rows + index, 'max-w-full rounded-2 border border-line px-4 py-1.5 text-sm hover:border-brand'),
                    )}
                </div>
              </div>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

function Mark({ suggestion: { kind, picture } }: { suggestion: Suggestion }) {
  if (picture) return <StoredPicture path={picture} alt="" sizes="36px" className="size-9 shrink-0 rounded-1" />;
  const Icon = kind === 'category' ? LayoutGrid : kind === 'shop' ? Store : Search;
  return (
    <span className="grid size-9 shrink-0 place-items-center text-ink-3">
      <Icon aria-hidden className="size-4.5" />
    </span>
  );
}
