import { useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Submission } from '../pages/goods/submission.ts';

/** A day of a paper is the same day everywhere. */
const within = (day: string): string => `${day}T10:00:00Z`;

/** What a store tells of a certificate, with the paper and the register, for who looks at its goods. */
export function CertificateDetail({ detail }: { detail: Submission['certificateDetails'][number] | undefined }) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (detail === undefined) return <p className="text-sm text-ink-3">{t`Claimed only: no number or document.`}</p>;
  const { number, issuedOn, validUntil, body, holder, file, registerUrl } = detail;
  const facts = [
    [t({ message: 'Number', context: 'certificate' }), number],
    [t({ message: 'Issued on', context: 'certificate' }), day(within(issuedOn))],
    [t({ message: 'Valid until', context: 'certificate' }), validUntil === null ? null : day(within(validUntil))],
    [t({ message: 'Issued by', context: 'certificate' }), body],
    [t({ message: 'Issued to', context: 'certificate' }), holder],
  ] as const;
  const links = [
    file === null ? null : { href: file.url, text: file.name },
    registerUrl === null ? null : { href: registerUrl, text: t`The state register` },
  ].filter((link) => link !== null);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm wrap-anywhere">
        {facts.map(([term, value]) =>
          value === null ? null : (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {links.map(({ href, text }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className="text-sm text-brand underline wrap-anywhere">
          <bdi>{text}</bdi>
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      ))}
    </>
  );
}
