import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Money, TextInput } from '@kyakhta/ui';
import type { Quote } from './quote.server.ts';

type PointsChoiceProps = {
  points: Quote['points'];
  /** Asks for a new quote with so many points. */
  use: (points: string) => void;
};

/** How many points there are, how many can be used here, and the field; without scripts each button asks for a new quote. */
export function PointsChoice({ points, use }: PointsChoiceProps) {
  const { t } = useLingui();
  const { has, most, mostText, mostAmount, step, used, usedText, usedAmount, reason } = points;
  const why: Readonly<Record<NonNullable<typeof reason>, string>> = {
    none: t`Your points: ${has}. Every completed order earns points; you need at least ${step} to use them.`,
    tooSmall: t`Your points: ${has}. This order is too small to use points.`,
    term: t`Your points: ${has}. You can use them when you pay the full price before delivery.`,
    off: '',
  };
  if (reason === 'off') return null;
  const anew = { type: 'submit', formMethod: 'get', formNoValidate: true, variant: 'ghost' } as const;
  return (
    <Card as="section" aria-labelledby="points-title">
      <h2 id="points-title" className="text-lg font-semibold">
        {t`Points`}
      </h2>
      {reason === null ? (
        <>
          <p className="mt-1 text-sm text-ink-2">
            <Trans>
              Your points: {has}. Up to {mostText} can be used here, worth <Money>{mostAmount}</Money>.
            </Trans>
          </p>
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <TextInput
              key={`${used} ${points.typed}`}
              name="points"
              label={t`Points to use`}
              hint={t`In steps of ${step}.`}
              error={points.fault ?? undefined}
              defaultValue={points.typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              dir="ltr"
              className="w-full max-w-48"
              onBlur={(event) => {
                if (event.currentTarget.value.trim() !== points.typed) use(event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                use(event.currentTarget.value);
              }}
            />
            <div className="flex flex-wrap gap-2 sm:mt-6.5">
              <Button {...anew} className="only-noscript">
                {t({ message: 'Use them', comment: 'Button: counts the price anew with the points that were typed' })}
              </Button>
              {used === most ? null : (
                <Button
                  {...anew}
                  name="points"
                  value={String(most)}
                  onClick={(event) => {
                    event.preventDefault();
                    use(String(most));
                  }}
                >
                  {t`Use the maximum: ${mostText}`}
                </Button>
              )}
              {used === 0 ? null : (
                <Button
                  {...anew}
                  name="points"
                  value="0"
                  onClick={(event) => {
                    event.preventDefault();
                    use('');
                  }}
                >
                  {t`Use none`}
                </Button>
              )}
            </div>
          </div>
          {used === 0 ? null : (
            <p className="mt-2 text-sm font-medium text-brand-strong" role="status">
              <Trans>
                Points used: {usedText}. They reduce the price by <Money>{usedAmount}</Money>.
              </Trans>
            </p>
          )}
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-2">{why[reason]}</p>
      )}
      <input type="hidden" name="usedPoints" value={used} />
    </Card>
  );
}
