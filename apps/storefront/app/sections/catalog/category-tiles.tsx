import { Anchor, LayoutGrid, LoadedImage } from '@kyakhta/ui';
import { Plural } from '@lingui/react/macro';
import { pictureOf } from '../../picture.ts';
import { paths } from '../../paths.ts';

export type CategoryTile = { categoryId: number; name: string; picture: string | null; count: number };

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 min-[22rem]:grid-cols-2 md:gap-3 lg:grid-cols-4">
      {tiles.map(({ categoryId, name, picture: path, count }) => {
        const picture = pictureOf(path);
        return (
          <li key={categoryId}>
            <Anchor
              href={paths.category({ cpid: categoryId })}
              className="flex h-full min-h-17 items-center gap-3 rounded-2 border border-line bg-paper px-2.5 py-2.5 transition-shadow hover:shadow-2 md:px-4"
            >
              {picture ? (
                <LoadedImage source={picture} sizes="44px" alt="" side={44} className="size-10 shrink-0 object-contain md:size-11" />
              ) : (
                <span className="grid size-10 shrink-0 place-items-center rounded-2 bg-brand-soft text-brand">
                  <LayoutGrid aria-hidden className="size-5" />
                </span>
              )}
              <span className="min-w-0">
                <span className="block leading-snug font-semibold max-md:text-sm">{name}</span>
                <span className="block text-xs text-ink-2 tabular-nums">
                  <Plural value={count} one="# product" other="# products" />
                </span>
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
