import { PageHead, RefusalNotice, ask, useDone, useFormat, useSend } from '@kyakhta/console';
import { languageTag, locales } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Info, LayoutGrid, Plus, SearchX, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CategoryEdit } from '../../forms/category-edit.tsx';
import { CategoryMerge, CategoryMove } from '../../forms/category-place.tsx';
import { categoriesSend } from './categories-href.ts';
import { CategoryBranch } from './category-branch.tsx';
import { Tree } from './category-tree.ts';
import type { ElsewhereWay, TreeHands } from './tree-hands.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /platform/category/list', {});

/** The tree of categories: what menus, filters and category pages of the shop are made of. */
export function Component() {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const categories = useLoaderData<typeof loader>();
  const here = locales.find((locale) => languageTag[locale] === i18n.locale || locale === i18n.locale) ?? 'en';
  const tree = new Tree(categories, here);
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number | null>(null);
  const [addingTo, setAddingTo] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [elsewhere, setElsewhere] = useState<{ way: ElsewhereWay; id: number } | null>(null);
  const order = useSend<'PUT /platform/category/order'>(categoriesSend.order);
  useDone(order.result, () => say({ tone: 'good', text: t`The order is saved` }));
  const found = words.trim() === '' ? null : tree.found(words);
  const total = number(categories.length);
  const incomplete = categories.filter(({ names }) => locales.some((locale) => !names[locale])).length;
  const toggle = (set: ReadonlySet<number>, id: number): ReadonlySet<number> =>
    new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);
  const hands: TreeHands = {
    tree,
    found,
    isOpen: (id) => found !== null || open.has(id),
    toggle: (id) => setOpen((now) => toggle(now, id)),
    chosen,
    choose: (id) => {
      setChosen((now) => (now === id ? null : id));
      setAddingTo(null);
    },
    addingTo,
    add: (id) => {
      setAddingTo(id);
      if (id) setOpen((now) => new Set(now).add(id));
    },
    dragged,
    drag: setDragged,
    putElsewhere: (way, id) => setElsewhere({ way, id }),
    moving: order.busy,
    place: (parentId, ids) => order.send({ parentId, categoryIds: [...ids] }),
  };
  const put = categories.find(({ categoryId }) => categoryId === elsewhere?.id);
  const Place = elsewhere?.way === 'merge' ? CategoryMerge : CategoryMove;
  return (
    <>
      <PageHead title={t`Categories`}>
        <Button onClick={() => setAddingTo(0)} disabled={addingTo === 0}>
          <Plus aria-hidden className="size-4.5" />
          {t`Add a category`}
        </Button>
      </PageHead>
      <div className="grid max-w-4xl gap-4">
        <p className="flex max-w-prose items-start gap-2 text-sm text-ink-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          {t`Changes appear in the shop at once. Drag a category among its neighbours, or press Alt with an arrow key on it.`}
        </p>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <TextInput
            type="search"
            label={t`Find a category by its name`}
            className="w-full max-w-sm"
            autoComplete="off"
            dir="auto"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p className="text-sm text-ink-3 tabular-nums">
            {t({ message: `Categories: ${total}`, comment: 'How many categories the tree holds' })}
            {incomplete > 0 ? (
              <>
                {' · '}
                {t`${plural(incomplete, { one: '# has a missing translation', other: '# have missing translations' })}`}
              </>
            ) : null}
          </p>
        </div>
        <RefusalNotice refusal={order.result && !order.result.ok ? order.result : undefined} />
        {addingTo === 0 ? <CategoryEdit category={null} parentId={0} onClose={() => setAddingTo(null)} /> : null}
        {found?.size === 0 ? (
          <EmptyState icon={SearchX} title={t`No category has this name`}>
            {t`Names in all languages are searched.`}
          </EmptyState>
        ) : categories.length === 0 ? (
          <EmptyState icon={LayoutGrid} title={t`No categories yet`}>
            {t`Sellers place their products in categories, and buyers browse by them.`}
          </EmptyState>
        ) : (
          <CategoryBranch parentId={0} hands={hands} />
        )}
      </div>
      {put ? <Place category={put} tree={tree} onClose={() => setElsewhere(null)} /> : null}
    </>
  );
}
