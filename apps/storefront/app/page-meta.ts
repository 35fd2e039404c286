type Data = { title?: string; description?: string };
type MetaArgs = {
  loaderData: Data | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title and description of a page; one that has no words of its own for searchers is described by the site's. */
export function pageMeta({ loaderData, matches }: MetaArgs) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Data | undefined;
  const description = loaderData?.description ?? root?.description;
  return [{ title: loaderData?.title }, ...(description ? [{ name: 'description', content: description }] : [])];
}
