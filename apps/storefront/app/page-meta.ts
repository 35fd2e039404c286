import { whose } from './page-title.ts';

type Data = { title?: string; description?: string; siteName?: string };
export type MetaArgs = {
  loaderData: Data | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
const rootOf = (matches: MetaArgs['matches']): Data | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as Data | undefined;

/** The title of a page with the name of the site behind it. */
export const titleMeta = ({ loaderData, matches }: MetaArgs) =>
  loaderData?.title === undefined ? {} : { title: whose(loaderData.title, rootOf(matches)?.siteName ?? '') };

/** Title and description of a page; one that has no words for searchers is described by the site's. */
export function pageMeta({ loaderData, matches }: MetaArgs) {
  const description = loaderData?.description ?? rootOf(matches)?.description;
  return [titleMeta({ loaderData, matches }), ...(description ? [{ name: 'description', content: description }] : [])];
}
