import { Card, Cell, HeadCell, LinkButton, Row, Table } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { AboutHead } from './about-head.tsx';
import type { Logistics } from './logistics.server.ts';

export function LogisticsPage({ page }: { page: Logistics }) {
  return (
    <>
      <AboutHead heading={page.heading} lead={page.lead} />
      <section className="wrap mt-8 md:mt-12" aria-labelledby="services-title">
        <h2 id="services-title" className="mb-4 text-xl font-semibold md:text-2xl">
          {page.servicesHeading}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {page.services.map(({ name, days, text }) => (
            <Card as="li" key={name}>
              <p className="font-semibold">{name}</p>
              <p className="mt-1 text-2xl font-bold tracking-tight tabular-nums">{days}</p>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className="wrap mt-10 md:mt-14" aria-labelledby="lines-title">
        <h2 id="lines-title" className="mb-4 text-xl font-semibold md:text-2xl">
          {page.linesHeading}
        </h2>
        <Table label={page.linesHeading}>
          <thead>
            <Row>
              <HeadCell>{page.columns.line}</HeadCell>
              <HeadCell>{page.columns.days}</HeadCell>
              <HeadCell>{page.columns.text}</HeadCell>
            </Row>
          </thead>
          <tbody>
            {page.lines.map(({ name, days, text, departures }) => (
              <Row key={name}>
                <Cell className="font-semibold">{name}</Cell>
                <Cell className="whitespace-nowrap tabular-nums">{days}</Cell>
                <Cell>
                  {text}
                  {departures ? <span className="block text-sm text-ink-2">{departures}</span> : null}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
        <p className="mt-2 text-sm text-ink-2">{page.estimate}</p>
      </section>
      <div className="wrap mt-10 grid gap-6 md:mt-14 md:grid-cols-3">
        {page.parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-lg font-semibold">{heading}</h2>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </section>
        ))}
      </div>
      <p className="wrap mt-8">
        <LinkButton href={paths.category()}>{page.browse}</LinkButton>
      </p>
    </>
  );
}
