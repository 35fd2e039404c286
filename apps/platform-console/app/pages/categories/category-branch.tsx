import { CategoryEdit } from '../../forms/category-edit.tsx';
import { CategoryRow } from './category-row.tsx';
import type { TreeHands } from './tree-hands.ts';

/** Sisters with what is below each. */
export function CategoryBranch({ parentId, hands }: { parentId: number; hands: TreeHands }) {
  const { tree, found, addingTo, add, dragged, drag, place, moving } = hands;
  const sisters = tree.below(parentId);
  const ids = sisters.map(({ categoryId }) => categoryId);
  const shown = sisters.filter(({ categoryId }) => found === null || found.has(categoryId));
  const put = (id: number, to: number) => {
    const rest = ids.filter((one) => one !== id);
    place(parentId, [...rest.slice(0, to), id, ...rest.slice(to)]);
  };
  return (
    <ul className={parentId === 0 ? 'grid gap-1' : 'ms-4 grid gap-1 border-s border-line ps-3 md:ms-6'}>
      {shown.map((category) => {
        const id = category.categoryId;
        const at = ids.indexOf(id);
        const takes = dragged !== null && dragged !== id && ids.includes(dragged) && !moving;
        return (
          <li key={id}>
            <div
              onDragOver={(event) => {
                if (takes) event.preventDefault();
              }}
              onDrop={(event) => {
                if (!takes) return;
                event.preventDefault();
                event.stopPropagation();
                drag(null);
                put(dragged, at);
              }}
            >
              <CategoryRow
                category={category}
                hands={hands}
                takes={takes}
                onUp={at > 0 ? () => put(id, at - 1) : null}
                onDown={at < ids.length - 1 ? () => put(id, at + 1) : null}
              />
            </div>
            {hands.isOpen(id) && (tree.below(id).length > 0 || addingTo === id) ? (
              <div className="mt-1 grid gap-1">
                {addingTo === id ? <CategoryEdit category={null} parentId={id} onClose={() => add(null)} /> : null}
                <CategoryBranch parentId={id} hands={hands} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
