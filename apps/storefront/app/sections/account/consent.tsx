import { Trans } from '@lingui/react/macro';
import { Anchor, Checkbox } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { NewTab } from '../shell/new-tab.tsx';
import { paths, type TermsKind } from '../../paths.ts';

type ConsentProps = {
  /** The versions that are agreed to, `0:2,1:1`. */
  terms: string;
  error: string | undefined;
  checked?: boolean;
};

export function Consent({ terms, error, checked }: ConsentProps) {
  return (
    <>
      <input type="hidden" name="terms" value={terms} />
      <Checkbox name="consent" required error={error} defaultChecked={checked ?? false}>
        <Trans>
          I have read and accept the <TermsLink sts={0}>terms of service</TermsLink> and the <TermsLink sts={1}>privacy policy</TermsLink>.
        </Trans>
      </Checkbox>
    </>
  );
}

/** In a separate page: what was typed here stays. */
function TermsLink({ sts, children }: { sts: TermsKind; children?: ReactNode }) {
  return (
    <Anchor href={paths.terms(sts)} target="_blank" className="font-medium text-brand underline">
      {children}
      <NewTab />
    </Anchor>
  );
}
