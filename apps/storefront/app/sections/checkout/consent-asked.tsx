import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Checkbox } from '@kyakhta/ui';
import { paths, type TermsKind } from '../../paths.ts';
import { NewTab } from '../shell/new-tab.tsx';
import { useTermsNames } from '../terms/terms-names.ts';
import { VersionName } from '../terms/terms-page.tsx';

export type AskedTerms = readonly { document: TermsKind; version: number; from: string | null }[];

/** New terms that the buyer has not agreed to yet: read beside the order, agreed to with it. */
export function ConsentAsked({ terms }: { terms: AskedTerms }) {
  const { t } = useLingui();
  const names = useTermsNames();
  if (terms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="new-terms">
      <h2 id="new-terms" className="text-lg font-semibold">
        {t`The terms have changed`}
      </h2>
      <ul className="mt-2 grid gap-1">
        {terms.map(({ document, version, from }) => (
          <li key={document}>
            <Anchor href={paths.terms(document, version)} target="_blank" className="font-medium text-brand underline">
              {names[document]}
              <NewTab />
            </Anchor>{' '}
            <span className="text-sm text-ink-2">
              <VersionName version={version} from={from} />
            </span>
          </li>
        ))}
      </ul>
      <input type="hidden" name="askedTerms" value={terms.map(({ document, version }) => `${document}:${version}`).join(',')} />
      <Checkbox name="agreed" required className="mt-3">
        <Trans>I’ve read the new terms and agree to them.</Trans>
      </Checkbox>
    </Card>
  );
}
