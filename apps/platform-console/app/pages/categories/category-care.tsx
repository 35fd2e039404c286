import { QuestionDialog, RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { languageName, languageTag } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { CategoryEdit } from '../../forms/category-edit.tsx';
import { categoriesSend, type Category } from './categories-href.ts';
import { levelsMax, missingIn } from './category-tree.ts';
import type { TreeHands } from './tree-hands.ts';

type CategoryCareProps = { category: Category; hands: TreeHands; onUp: (() => void) | null; onDown: (() => void) | null };

/** What can be done with a category. */
export function CategoryCare({ category, hands, onUp, onDown }: CategoryCareProps) {
  const { t } = useLingui();
  const { list } = useFormat();
  const say = useToast();
  const [asks, setAsks] = useState<'edit' | 'remove' | null>(null);
  const show = useSend<'PUT /platform/category/{categoryId}'>(categoriesSend.change);
  const remove = useSend<'DELETE /platform/category/{categoryId}'>(categoriesSend.remove);
  const close = () => setAsks(null);
  const { categoryId, version, names, picture, isHidden, level } = category;
  const { tree, moving } = hands;
  useDone(show.result, () => say({ tone: 'good', text: t`Saved` }));
  useDone(remove.result, () => say({ tone: 'good', text: t`Removed` }));
  if (asks === 'edit') return <CategoryEdit category={category} parentId={category.parentId} onClose={close} />;
  const missing = missingIn(category);
  const isEmpty = tree.below(categoryId).length === 0 && category.prodCount === 0;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {Object.entries(names).map(([locale, name]) => (
          <div key={locale} className="flex gap-2">
            <dt className="shrink-0 text-ink-3">{languageName[locale as keyof typeof languageName]}</dt>
            <dd lang={languageTag[locale as keyof typeof languageTag]} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 ? (
        <p className="text-sm text-ink-2">
          {t`No name yet in:`} {list(missing.map((locale) => languageName[locale]))}
        </p>
      ) : null}
      <RefusalNotice refusal={show.result && !show.result.ok ? show.result : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsks('edit')}>
          {t({ message: 'Change', context: 'category', comment: 'Button: change names and picture of a category' })}
        </Button>
        <Button size="sm" variant="ghost" disabled={level >= levelsMax} onClick={() => hands.add(categoryId)}>
          {t`Add a subcategory`}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={show.busy}
          onClick={() =>
            show.send({ categoryId, version, names, isHidden: !isHidden, picture: picture === null ? null : { path: picture } })
          }
        >
          {isHidden ? t({ message: 'Show', context: 'category' }) : t({ message: 'Hide', context: 'category' })}
        </Button>
        <Button size="sm" variant="ghost" disabled={onUp === null || moving} onClick={onUp ?? undefined}>
          {t`Earlier`}
        </Button>
        <Button size="sm" variant="ghost" disabled={onDown === null || moving} onClick={onDown ?? undefined}>
          {t`Later`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => hands.putElsewhere('move', categoryId)}>
          {t({ message: 'Move…', comment: 'Button: put a category under another' })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => hands.putElsewhere('merge', categoryId)}>
          {t({ message: 'Merge…', comment: 'Button: merge a category into another' })}
        </Button>
        <Button size="sm" variant="danger" disabled={!isEmpty} onClick={() => setAsks('remove')}>
          {t`Remove`}
        </Button>
      </div>
      {isEmpty ? null : (
        <p className="text-sm text-ink-3">{t`Only an empty category can be removed: move its products, or merge it into another.`}</p>
      )}
      {asks === 'remove' ? (
        <QuestionDialog
          title={t`Remove this category?`}
          warning={t`Its names and picture are deleted. To leave it out of the shop for a while, hide it instead.`}
          yes={t`Remove`}
          danger
          busy={remove.busy}
          refusal={remove.result && !remove.result.ok ? remove.result : undefined}
          onYes={() => remove.send({ categoryId, version })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
