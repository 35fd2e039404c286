import { Anchor, ArrowRight } from '@kyakhta/ui';
import type { NoticeView } from './notices.server.ts';

export function NoticePage({ heading, tag, at, day, paragraphs, all }: NoticeView) {
  return (
    <article className="wrap max-w-3xl! pt-6 md:pt-10">
      <h1 lang={tag} dir="auto" className="text-2xl font-semibold wrap-anywhere">
        {heading}
      </h1>
      <time dateTime={at} className="mt-2 block text-sm text-ink-2">
        {day}
      </time>
      <div lang={tag} dir="auto" className="mt-5 grid gap-4 wrap-anywhere">
        {paragraphs.map((text, index) => (
          // Paragraphs of a text have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} dir="auto" className="max-w-prose whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
      <Anchor href={all.href} className="mt-6 inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand hover:underline">
        {all.label}
        <ArrowRight aria-hidden className="turn size-4" />
      </Anchor>
    </article>
  );
}
