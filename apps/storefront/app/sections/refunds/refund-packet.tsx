import { useLingui } from '@lingui/react/macro';
import { Card, Download, LinkButton } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';

/** The whole history of the refund as a file: to be read, or with the evidence to be checked by others. */
export function RefundPacket({ refundSn }: { refundSn: string }) {
  const { t } = useLingui();
  const names = { pdf: t`For reading (PDF)`, zip: t`With evidence, for verification (ZIP)` };
  return (
    <Card as="section" className="grid gap-2 text-sm">
      <h2 className="text-lg font-semibold">{t`The whole history`}</h2>
      <p className="text-ink-2">
        {t`Order, payments, parcels, every step and the evidence of both sides, each entry tied to the one before so that no change stays hidden.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'zip'] as const).map((format) => (
          <LinkButton key={format} size="sm" variant="ghost" href={farPaths.refundPacket(refundSn, format)} download>
            <Download aria-hidden className="size-4" />
            {names[format]}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}
