import { useLingui } from '@lingui/react/macro';
import { Download, LinkButton } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';

/** The whole history of order and refund as a file: to be read, or to be checked. */
export function RefundPacket({ href }: { href: (format: 'pdf' | 'zip') => string }) {
  const { t } = useLingui();
  const names = { pdf: t`For reading (PDF)`, zip: t`With evidence, for verification (ZIP)` };
  return (
    <Section title={t`The whole history`}>
      <p className="mb-3 text-ink-2">
        {t`Order, payments, parcels, changes, statements and evidence of both sides, each entry linked to the previous one. Every download is recorded.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'zip'] as const).map((format) => (
          <LinkButton key={format} size="sm" variant="ghost" href={href(format)} download>
            <Download aria-hidden className="size-4" />
            {names[format]}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
