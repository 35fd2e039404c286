/** The top of a page that explains something. */
export function AboutHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="border-b border-line bg-[linear-gradient(var(--brand-soft),var(--ground))]">
      <div className="wrap py-8 md:py-12">
        <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{heading}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-2">{lead}</p>
      </div>
    </section>
  );
}
