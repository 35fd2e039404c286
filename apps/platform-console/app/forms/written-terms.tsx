import { useLingui } from '@lingui/react/macro';

/** A text of terms as readers see it: headings behind #, paragraphs between empty lines; nothing else of it is read as a sign. */
export function WrittenTerms({ text }: { text: string }) {
  const { t } = useLingui();
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  if (blocks.length === 0) return <p className="text-ink-3">{t`Missing in this language; readers see it in English, then Chinese.`}</p>;
  return (
    <div className="grid max-w-prose gap-3">
      {blocks.map((block, at) => {
        const [first = '', ...lines] = block.split('\n');
        if (!first.startsWith('#'))
          return (
            <p key={at} className="whitespace-pre-line">
              {block}
            </p>
          );
        const rest = lines.join('\n').trim();
        return (
          <div key={at}>
            <h3 className="text-lg font-semibold">{first.replace(/^#+\s*/, '')}</h3>
            {rest === '' ? null : <p className="whitespace-pre-line">{rest}</p>}
          </div>
        );
      })}
    </div>
  );
}
