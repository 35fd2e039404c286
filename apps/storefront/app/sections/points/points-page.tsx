import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Money, Star } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { PointLog } from './point-log.tsx';
import type { Points } from './points.server.ts';

/** How many there are, what of them expires soon, how points work, and what has changed them. */
export function PointsPage({ points }: { points: Points }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{t`Points`}</h1>
      <div className="grid items-start gap-4 xl:grid-cols-[18rem_minmax(0,1fr)]">
        <Card as="section" aria-labelledby="score-title">
          <h2 id="score-title" className="flex items-center gap-2 text-lg font-semibold">
            <Star aria-hidden className="size-5 text-brand" />
            {t`Your points`}
          </h2>
          <p className="mt-2 text-2xl font-bold tracking-tight tabular-nums">{points.score}</p>
          <p className="text-sm text-ink-2">
            <Trans>
              Worth <Money>{points.worth}</Money> on your next orders.
            </Trans>
          </p>
          {points.expiring === null ? null : (
            <p className="mt-2 text-sm font-medium">{t`${points.expiring.points} of them expire from ${points.expiring.day} on.`}</p>
          )}
        </Card>
        <Questions rules={points.rules} />
      </div>
      <PointLog points={points} />
    </>
  );
}

/** Common questions, answered with the figures that hold now. */
function Questions({ rules }: { rules: Points['rules'] }) {
  const { t } = useLingui();
  const { earned, unit, perUnit, step, share, days } = rules;
  return (
    <Card as="section" aria-labelledby="faq-title">
      <h2 id="faq-title" className="text-lg font-semibold">{t`How points work`}</h2>
      <dl className="mt-3 grid gap-3 text-sm">
        <Answer question={t`How do I earn points?`}>
          <Plural
            value={earned}
            one={`# point for every ${unit} you pay, once the order is completed. Paying from your balance counts; amounts paid with points or refunded don’t.`}
            other={`# points for every ${unit} you pay, once the order is completed. Paying from your balance counts; amounts paid with points or refunded don’t.`}
          />
        </Answer>
        <Answer question={t`What are they worth?`}>
          {t`${perUnit} points take ${unit} off the price of an order. You use them in steps of ${step}, for up to ${share}% of the price of the goods; freight is paid in money.`}
        </Answer>
        <Answer question={t`Where do I use them?`}>
          {t`At checkout. It shows how many you can use and updates the total. You can use them when you pay the full price before delivery.`}
        </Answer>
        <Answer question={t`Do they expire?`}>
          <Plural
            value={days}
            one="# day after you get them. The points that expire first are used first."
            other="# days after you get them. The points that expire first are used first."
          />
        </Answer>
        <Answer question={t`What if an order is cancelled or refunded?`}>
          {t`You get back the points used on it; if part of the order is refunded, the same share of the points. They keep their expiry date; points past it expire at once.`}
        </Answer>
      </dl>
    </Card>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{question}</dt>
      <dd className="mt-0.5 text-ink-2">{children}</dd>
    </div>
  );
}
