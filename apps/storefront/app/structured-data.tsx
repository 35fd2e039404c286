/** What machines read of a page, after everything that people read. */
export function StructuredData({ data }: { data: readonly object[] }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>;
}
