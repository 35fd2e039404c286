import { Section } from '@kyakhta/console';
import { variantsMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Plus, TextInput, Trash2, X, inputClass } from '@kyakhta/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import {
  addProperty,
  addValues,
  combinations,
  nameProperty,
  nameValue,
  removeProperty,
  removeValue,
  wordIn,
  wordLanguages,
  type Matrix,
  type Property,
  type WordLanguage,
} from './variant-matrix.ts';

/** Most properties of one product; more than these make no table that anybody reads. */
const propertiesMost = 3;

/** A property begins in English, in any language of the console: so do its examples. */
const example = { name: 'Colour', values: 'Red, Blue' } as const;

const asList = (text: string): string[] =>
  text
    .split(/[,;，；、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type PropertiesProps = {
  matrix: Matrix;
  languages: Readonly<Record<WordLanguage, string>>;
  /** What was wrong with the properties of any variant. */
  faults: readonly string[];
  onChange: (matrix: Matrix) => void;
};

/** What tells the variants of a product apart, in the languages of the store: all combinations become variants. */
export function VariantProperties({ matrix, languages, faults, onChange }: PropertiesProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [values, setValues] = useState('');
  const isReady = name.trim() !== '' && asList(values).length > 0;
  const add = () => {
    if (!isReady) return;
    onChange(addProperty(matrix, name.trim(), asList(values)));
    setName('');
    setValues('');
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const count = combinations(matrix.properties).length;
  const english = languages.en;
  return (
    <Section title={t`Properties`}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t`What the variants differ in, such as colour and size. Every combination is a variant below; a language left empty shows the English.`}</p>
        {faults.length > 0 ? (
          <Notice tone="error" live>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {count > variantsMax ? (
          <Notice tone="error" live>
            {t`These combinations are ${count}; a product has at most ${variantsMax} variants.`}
          </Notice>
        ) : null}
        {matrix.properties.map((property) => (
          <PropertyCard key={property.key} property={property} matrix={matrix} languages={languages} onChange={onChange} />
        ))}
        {matrix.properties.length < propertiesMost ? (
          <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
            <TextInput
              label={t({ message: `New property, ${english}`, comment: 'Field: language in which it is written' })}
              placeholder={example.name}
              lang="en"
              maxLength={64}
              dir="auto"
              autoComplete="off"
              value={name}
              onKeyDown={onEnter}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              label={t({ message: `Values, ${english}, separated by commas`, comment: 'Field: language in which they are written' })}
              placeholder={example.values}
              lang="en"
              dir="auto"
              autoComplete="off"
              value={values}
              onKeyDown={onEnter}
              onChange={(event) => setValues(event.currentTarget.value)}
            />
            <Button variant="ghost" disabled={!isReady} onClick={add}>
              <Plus aria-hidden className="size-4" />
              {t`Add the property`}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}

type CardProps = Pick<PropertiesProps, 'matrix' | 'languages' | 'onChange'> & { property: Property };

function PropertyCard({ property, matrix, languages, onChange }: CardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [more, setMore] = useState('');
  const { key, name, values } = property;
  const called = wordIn(name, i18n.locale) || t`Property without a name`;
  const add = () => {
    onChange(addValues(matrix, key, asList(more)));
    setMore('');
  };
  return (
    <fieldset className="grid gap-2 rounded-2 border border-line p-3">
      <legend className="sr-only">{called}</legend>
      <div className="grid gap-2" role="group" aria-label={called}>
        <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_2.75rem] gap-2 text-sm font-medium">
          {wordLanguages.map((language) => (
            <span key={language} id={`${id}-${language}`} className="first-letter:uppercase">
              {languages[language]}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_2.75rem] gap-2">
          {wordLanguages.map((language) => {
            const of = languages[language];
            return (
              <input
                key={language}
                aria-label={t({ message: `Name of the property, ${of}`, comment: 'Field: language' })}
                value={name[language]}
                placeholder={language === 'en' ? '' : name.en}
                maxLength={64}
                dir="auto"
                autoComplete="off"
                className={`${inputClass} font-semibold`}
                onChange={(event) => onChange(nameProperty(matrix, key, language, event.currentTarget.value))}
              />
            );
          })}
          <Button
            variant="ghost"
            className="px-0!"
            aria-label={t`Remove the property ${called}`}
            onClick={() => onChange(removeProperty(matrix, key))}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
        {values.map((value) => {
          const shown = wordIn(value, i18n.locale);
          return (
            <div key={value.key} className="grid grid-cols-[repeat(3,minmax(0,1fr))_2.75rem] gap-2">
              {wordLanguages.map((language) => {
                const of = languages[language];
                return (
                  <input
                    key={language}
                    aria-label={t({ message: `${called}, ${shown}: ${of}`, comment: 'Field: property, its value, language' })}
                    value={value[language]}
                    placeholder={language === 'en' ? '' : value.en}
                    maxLength={128}
                    dir="auto"
                    autoComplete="off"
                    className={inputClass}
                    onChange={(event) => onChange(nameValue(matrix, key, value.key, language, event.currentTarget.value))}
                  />
                );
              })}
              <Button
                variant="ghost"
                className="px-0!"
                aria-label={t({ message: `Remove ${shown} from ${called}`, comment: 'Button: value, property' })}
                onClick={() => onChange(removeValue(matrix, key, value.key))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          className="min-w-48 flex-1 md:max-w-md"
          label={t({ message: `More values for ${called}, separated by commas`, comment: 'Field: name of a property' })}
          dir="auto"
          autoComplete="off"
          value={more}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onChange={(event) => setMore(event.currentTarget.value)}
        />
        <Button variant="ghost" disabled={asList(more).length === 0} onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t({ message: 'Add', context: 'values', comment: 'Button: adds values of a property' })}
        </Button>
      </div>
    </fieldset>
  );
}
