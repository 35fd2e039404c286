import { useFormat } from '@kyakhta/console';
import { languageName } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { useChoiceWords } from './choice-words.ts';
import { useFieldWords } from './field-words.ts';

const languages: Readonly<Record<string, string>> = languageName;

/** One kept value as a person reads it; what is made of others stands as it was kept. */
function useValueText(subject: string): (field: string, value: unknown) => string {
  const { t } = useLingui();
  const { country, list } = useFormat();
  const choices = useChoiceWords();
  const fields = useFieldWords();
  const [thing = ''] = subject.split(':');
  const written = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean')
      return value ? t({ message: 'yes', comment: 'A kept value' }) : t({ message: 'no', comment: 'A kept value' });
    if (Array.isArray(value)) return value.length === 0 ? '–' : list(value.map((one) => written(field, one)));
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, one]) => {
          const about = languages[name] ?? fields.get(name) ?? name;
          const told = written(name, one);
          return t({ message: `${about}: ${told}`, comment: 'A kept value under its name' });
        })
        .join('; ');
    const text = String(value);
    const choice = choices(thing, field, text);
    if (choice !== null) return choice;
    if (field === 'country' || field === 'countries' || field === 'deliversTo') return country(text);
    if (field === 'paper') return fields.get(text) ?? text;
    if (field === 'locale' || field === 'locales' || field === 'mailLocale' || field === 'languagesOff') return languages[text] ?? text;
    return text;
  };
  return written;
}

const readObject = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null; // Long values are kept whole and told in part.
  }
};

/** What stood there, each value under its name. */
export function KeptValues({ text, subject }: { text: string | null; subject: string }) {
  const fieldWords = useFieldWords();
  const valueText = useValueText(subject);
  if (text === null || text === 'null') {
    return (
      <span data-empty="" className="text-ink-3">
        {'–'}
      </span>
    );
  }
  const values = readObject(text);
  if (values === null) return <Code className="block max-w-90 text-xs leading-5 wrap-anywhere text-ink-2">{text}</Code>;
  return (
    <dl className="grid max-w-90 gap-0.5 text-sm">
      {Object.entries(values).map(([field, value]) => (
        <div key={field} className="wrap-anywhere" title={field}>
          <dt className="inline text-ink-3">
            <Trans comment="Name of a kept value; the value follows">
              {languages[field] ?? fieldWords.get(field) ?? <Code>{field}</Code>}:
            </Trans>{' '}
          </dt>
          <dd className="inline">
            <bdi>{valueText(field, value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
