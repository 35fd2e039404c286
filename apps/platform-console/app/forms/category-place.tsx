import { QuestionDialog, useDone, useSend, type Refusal } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Select, useToast } from '@kyakhta/ui';
import { useState, type ReactNode } from 'react';
import { categoriesSend, type Category } from '../pages/categories/categories-href.ts';
import { levelsMax, type Tree } from '../pages/categories/category-tree.ts';

type PlaceProps = { category: Category; tree: Tree; onClose: () => void };

/** Puts a category with all below it under another, or to the top. */
export function CategoryMove({ category, tree, onClose }: PlaceProps) {
  const { t } = useLingui();
  const say = useToast();
  const move = useSend<'PUT /platform/category/{categoryId}/move'>(categoriesSend.move);
  // Told when the tree shows it: what is asked next is asked of the category where it stands then.
  useDone(move.busy ? undefined : move.result, () => {
    say({ tone: 'good', text: t`Moved` });
    onClose();
  });
  const { categoryId, version, parentId } = category;
  const name = tree.name(category);
  const branch = new Set(tree.branch(category));
  const places = tree
    .inOrder()
    .filter((one) => !branch.has(one) && one.categoryId !== parentId && one.level + tree.depth(category) <= levelsMax);
  return (
    <PlaceDialog
      title={t({ message: `Move “${name}”`, comment: 'Heading: a category is put under another' })}
      warning={t`Its products and subcategories move with it. Its address stays the same, and sellers’ files that use the old path still work.`}
      label={t({ message: 'Under', comment: 'Field: under which category one is put' })}
      first={parentId === 0 ? null : { value: 0, label: t`The top of the tree` }}
      places={places}
      tree={tree}
      yes={t({ message: 'Move', comment: 'Button: put a category under another' })}
      busy={move.busy}
      refusal={move.result && !move.result.ok ? move.result : undefined}
      onYes={(to) => move.send({ categoryId, version, parentId: to })}
      onClose={onClose}
    />
  );
}

/** Merges a category into another: what it holds moves there, its address redirects. */
export function CategoryMerge({ category, tree, onClose }: PlaceProps) {
  const { t } = useLingui();
  const say = useToast();
  const merge = useSend<'PUT /platform/category/{categoryId}/merge'>(categoriesSend.merge);
  useDone(merge.result, () => say({ tone: 'good', text: t`Merged` }));
  const { categoryId, version } = category;
  const name = tree.name(category);
  const branch = new Set(tree.branch(category));
  const deepest = tree.depth(category) - 1;
  const places = tree.inOrder().filter((one) => !branch.has(one) && one.level + deepest <= levelsMax);
  return (
    <PlaceDialog
      title={t({ message: `Merge “${name}” into another`, comment: 'Heading: a category is merged' })}
      warning={t`Its products and subcategories move to the other category; this one is removed, and its address redirects there. This cannot be undone.`}
      label={t({ message: 'Into', comment: 'Field: into which category one is merged' })}
      first={null}
      places={places}
      tree={tree}
      yes={t({ message: 'Merge', comment: 'Button: merge a category into another' })}
      busy={merge.busy}
      refusal={merge.result && !merge.result.ok ? merge.result : undefined}
      onYes={(intoId) => merge.send({ categoryId, version, intoId })}
      onClose={onClose}
    />
  );
}

type PlaceDialogProps = {
  title: string;
  warning: ReactNode;
  label: string;
  first: { value: number; label: string } | null;
  places: readonly Category[];
  tree: Tree;
  yes: string;
  busy: boolean;
  refusal: Refusal | undefined;
  onYes: (id: number) => void;
  onClose: () => void;
};

function PlaceDialog({ title, warning, label, first, places, tree, yes, busy, refusal, onYes, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [checked, setChecked] = useState(false);
  return (
    <QuestionDialog
      title={title}
      warning={warning}
      yes={yes}
      busy={busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (chosen !== '') onYes(Number(chosen));
      }}
      onClose={onClose}
    >
      <Select
        label={label}
        value={chosen}
        error={checked && chosen === '' ? t`Choose a category.` : null}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{t({ message: 'Choose…', comment: 'Nothing is chosen yet' })}</option>
        {first ? <option value={first.value}>{first.label}</option> : null}
        {places.map((one) => (
          <option key={one.categoryId} value={one.categoryId}>
            {tree.path(one)}
          </option>
        ))}
      </Select>
    </QuestionDialog>
  );
}
