import type { ListQuery } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';

/** What a form of the list leaves as it is: everything asked but its own fields, from the first page. */
export function KeptFields({ query, without }: { query: ListQuery; without: readonly (keyof ListQuery)[] }) {
  const left: readonly string[] = [...without, 'page'];
  return (
    <>
      <LangField />
      {Object.entries(query).map(([name, value]) =>
        left.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {query.pn && !query.sid && !left.includes('pn') ? <input type="hidden" name="pageType" value="search" /> : null}
    </>
  );
}
