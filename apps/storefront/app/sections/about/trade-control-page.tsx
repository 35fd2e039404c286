import { Card, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { AboutHead } from './about-head.tsx';
import type { TradeControl } from './trade-control.server.ts';

export function TradeControlPage({ page }: { page: TradeControl }) {
  return (
    <>
      <AboutHead heading={page.heading} lead={page.lead} />
      <section className="wrap mt-8 md:mt-12" aria-labelledby="steps-title">
        <h2 id="steps-title" className="mb-4 text-xl font-semibold md:text-2xl">
          {page.stepsHeading}
        </h2>
        <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {page.steps.map(({ title, text }, index) => (
            <Card as="li" key={title} className="grid content-start gap-2">
              <span className="grid size-8 place-items-center rounded-full bg-brand font-semibold text-on-brand tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </Card>
          ))}
        </ol>
      </section>
      <div className="wrap mt-10 grid items-start gap-8 md:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          {page.parts.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-lg font-semibold">{heading}</h2>
              <p className="mt-1.5 max-w-prose text-ink-2">{text}</p>
            </section>
          ))}
        </div>
        <Card as="section" aria-labelledby="example-title" className="shadow-1">
          <h2 id="example-title" className="text-lg font-semibold">
            {page.dispute.heading}
          </h2>
          <ol className="mt-3 grid gap-3 border-s-2 border-brand ps-4 text-sm">
            {page.dispute.moments.map((moment) => (
              <li key={moment}>{moment}</li>
            ))}
          </ol>
        </Card>
      </div>
      <p className="wrap mt-8 flex flex-wrap gap-3">
        <LinkButton href={paths.category()}>{page.browse}</LinkButton>
        <LinkButton href={paths.terms(0)} variant="ghost">
          {page.terms}
        </LinkButton>
      </p>
    </>
  );
}
