import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { farPaths } from '../../far-paths.ts';
import { paths, withLanguage } from '../../paths.ts';
import { FoundStores } from '../catalog/found-stores.tsx';
import { Section } from '../catalog/section.tsx';
import type { StoreRow } from '../catalog/stores.server.ts';
import { useLang } from '../shell/router-anchor.tsx';

/** Stores that the platform prefers, those that sold most first; nothing where there are none. */
export default function PreferredRow() {
  const { t } = useLingui();
  const { data = [], load } = useFetcher<StoreRow[]>();
  const address = withLanguage(farPaths.preferredStores(), useLang());
  useEffect(() => {
    void load(address);
  }, [address, load]);
  if (data.length === 0) return null;
  return (
    <Section
      title={t`Preferred stores`}
      more={{
        href: paths.category({ preferred: 1 }),
        label: t({ message: 'All their goods', comment: 'Link to the goods of preferred stores' }),
      }}
    >
      <FoundStores stores={data} />
    </Section>
  );
}
