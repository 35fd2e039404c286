import { pictureOf, useFormat } from '@kyakhta/console';
import { languageName } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight, EyeOff, LayoutGrid, Picture, StatusTag, Tag, cx } from '@kyakhta/ui';
import { useId } from 'react';
import type { Category } from './categories-href.ts';
import { CategoryCare } from './category-care.tsx';
import { missingIn } from './category-tree.ts';
import type { TreeHands } from './tree-hands.ts';

type CategoryRowProps = {
  category: Category;
  hands: TreeHands;
  /** What is dragged can be dropped here. */
  takes: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

/** One category: what it is called and holds; chosen, what can be done with it. */
export function CategoryRow({ category, hands, takes, onUp, onDown }: CategoryRowProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const care = useId();
  const { tree, chosen, choose, isOpen, toggle, drag, moving } = hands;
  const { categoryId, picture, isHidden } = category;
  const name = tree.name(category);
  const below = tree.below(categoryId).length;
  const goods = tree.goods(category);
  const goodsText = number(goods);
  const missing = missingIn(category);
  const isChosen = chosen === categoryId;
  return (
    <div
      className={cx(
        'rounded-2 border bg-paper',
        isChosen ? 'border-brand' : 'border-line',
        takes && 'hover:border-brand',
        hands.dragged === categoryId && 'opacity-50',
      )}
    >
      <div
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          drag(categoryId);
        }}
        onDragEnd={() => drag(null)}
        className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 py-1 ps-2 pe-3"
      >
        {below > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen(categoryId)}
            aria-label={t({ message: `Below ${name}`, comment: 'Button: opens what is below a category' })}
            onClick={() => toggle(categoryId)}
            className="grid size-10 shrink-0 place-items-center rounded-2 hover:bg-sunk"
          >
            <ChevronRight aria-hidden className={cx('size-4.5', isOpen(categoryId) ? 'rotate-90' : 'rtl:rotate-180')} />
          </button>
        ) : (
          <span className="size-10 shrink-0" />
        )}
        {picture ? (
          <Picture source={pictureOf(picture)} alt="" sizes="32px" className="size-8 shrink-0 rounded-1" />
        ) : (
          <LayoutGrid aria-hidden className="size-5 shrink-0 text-ink-3" />
        )}
        <button
          type="button"
          aria-expanded={isChosen}
          aria-controls={isChosen ? care : undefined}
          onClick={() => choose(categoryId)}
          onKeyDown={(event) => {
            const way = event.key === 'ArrowUp' ? onUp : event.key === 'ArrowDown' ? onDown : null;
            if (!event.altKey || !way || moving) return;
            event.preventDefault();
            way();
          }}
          className={cx(
            'min-h-10 min-w-0 flex-1 basis-24 text-start font-medium wrap-anywhere hover:text-brand',
            (isHidden || tree.isHiddenAbove(category)) && 'text-ink-3',
          )}
        >
          <bdi>{name}</bdi>
        </button>
        {isHidden ? (
          <StatusTag tone="wait" icon={EyeOff}>
            {t({ message: 'Hidden', context: 'category', comment: 'A category that is not shown in menus' })}
          </StatusTag>
        ) : null}
        {missing.length > 0 ? (
          <Tag tone="info">
            <span title={missing.map((locale) => languageName[locale]).join(', ')}>
              {t`${plural(missing.length, { one: '# language is missing', other: '# languages are missing' })}`}
            </span>
          </Tag>
        ) : null}
        <span className="text-sm text-ink-3 tabular-nums">
          {t({ message: `Products: ${goodsText}`, comment: 'How many products a category holds, with all below it' })}
        </span>
      </div>
      {isChosen ? (
        <div id={care} className="border-t border-line p-3 md:px-4">
          <CategoryCare category={category} hands={hands} onUp={onUp} onDown={onDown} />
        </div>
      ) : null}
    </div>
  );
}
