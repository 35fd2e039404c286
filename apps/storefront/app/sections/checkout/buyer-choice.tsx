import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Notice, RadioCard } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Quote } from './quote.server.ts';

type BuyerChoiceProps = Pick<Quote, 'buyers' | 'contractNeeded'> & { chosen: number };

/** Who buys: contract and invoice name it, and it stays so once the order is placed. */
export function BuyerChoice({ buyers, chosen, contractNeeded }: BuyerChoiceProps) {
  const { t } = useLingui();
  const kinds = {
    firm: t({ message: 'Company', comment: 'Kind of a buyer' }),
    soleTrader: t({ message: 'Sole trader', comment: 'Kind of a buyer: one person who trades under her own name' }),
    person: t({ message: 'Person', comment: 'Kind of a buyer' }),
  };
  const cannotSign = contractNeeded && buyers.some(({ titleId, canSign }) => titleId === chosen && !canSign);
  // The default company stands first; it stepped back because it names nobody who signs.
  const [first] = buyers;
  const steppedBack = contractNeeded && chosen === 0 && first?.canSign === false ? first : null;
  const company = steppedBack?.name;
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t`Who buys`}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        <RadioCard
          name="buyer"
          value={0}
          defaultChecked={chosen === 0}
          title={t`Yourself`}
          detail={t`As a private person, under the recipient’s name.`}
        />
        {buyers.map(({ titleId, kind, name, taxNumber }) => (
          <RadioCard
            key={titleId}
            name="buyer"
            value={titleId}
            defaultChecked={titleId === chosen}
            title={<bdi className="wrap-anywhere">{name}</bdi>}
            detail={
              <>
                {kinds[kind]} <bdi className="tabular-nums">{taxNumber}</bdi>
              </>
            }
          />
        ))}
      </div>
      {cannotSign ? (
        <Notice tone="wait" className="mt-2">
          <Trans>
            This order needs a contract, and the company has no signatory. Add one under{' '}
            <Anchor href={paths.firm({ title: chosen })} className="font-semibold underline">
              your firm's details
            </Anchor>{' '}
            first.
          </Trans>
        </Notice>
      ) : null}
      {steppedBack ? (
        <Notice tone="wait" className="mt-2">
          <Trans>
            This order needs a contract, and <bdi>{company}</bdi> has no signatory, so you’re buying as yourself. Add one under{' '}
            <Anchor href={paths.firm({ title: steppedBack.titleId })} className="font-semibold underline">
              your firm's details
            </Anchor>{' '}
            to buy as the company.
          </Trans>
        </Notice>
      ) : null}
      <p className="mt-2 text-sm text-ink-2">
        <Trans>
          The contract and the invoice name the buyer you choose here. Manage companies and sole traders under{' '}
          <Anchor href={paths.firm()} className="font-semibold text-brand underline">
            your firm's details
          </Anchor>
          .
        </Trans>
      </p>
    </fieldset>
  );
}
