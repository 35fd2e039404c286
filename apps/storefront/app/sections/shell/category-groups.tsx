import { Anchor, cx } from '@kyakhta/ui';
import { NewTab } from './new-tab.tsx';

type Category = { readonly categoryId: number; readonly categoryName: string };
export type CategoryGroup = Category & { readonly children: readonly Category[] };

type CategoryGroupsProps = {
  groups: readonly CategoryGroup[];
  /** Where a group leads, and what stands below it. */
  href: (group: number, child?: number) => string;
  className: string;
};

/** Two levels of categories: the upper as headings, the lower below them, all links that open beside this page. */
export function CategoryGroups({ groups, href, className }: CategoryGroupsProps) {
  return (
    <ul className={cx('grid', className)}>
      {groups.map(({ categoryId, categoryName, children }) => (
        <li key={categoryId}>
          <Anchor
            href={href(categoryId)}
            target="_blank"
            className="inline-flex min-h-8 items-center font-semibold hover:text-brand hover:underline"
          >
            {categoryName}
            <NewTab />
          </Anchor>
          <ul>
            {children.map((child) => (
              <li key={child.categoryId}>
                <Anchor
                  href={href(categoryId, child.categoryId)}
                  target="_blank"
                  className="inline-flex min-h-7 items-center text-ink-2 hover:text-brand hover:underline max-lg:min-h-9"
                >
                  {child.categoryName}
                  <NewTab />
                </Anchor>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
