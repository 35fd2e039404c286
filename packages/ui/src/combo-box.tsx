import type { ReactNode } from 'react';
import {
  Button,
  Collection,
  ComboBox as AriaComboBox,
  Header,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components';
import { FieldError, inputClass } from './field.tsx';
import { ChevronDown } from './icons.ts';

// The library would put a style sheet into the page, which its policy refuses. It leaves that where an element with
// this name is there already; `styles.css` says the same.
const ownStyles = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && document.getElementById(ownStyles) === null) {
  const mark = document.createElement('meta');
  mark.id = ownStyles;
  document.head.append(mark);
}

export type ComboBoxOption = { id: string; label: string; /** By what else it is found. */ also?: string };
export type ComboBoxGroup = { label: string; options: readonly ComboBoxOption[] };

type ComboBoxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  groups: readonly ComboBoxGroup[];
  value: string;
  onChoose: (id: string) => void;
  /** Of the language in which it is read, as a tag. */
  locale: string;
  /** Said in place of options when none fits. */
  none: string;
  /** Name of the button that opens the list. */
  openLabel: string;
};

// Marks of direction stand around places in lines that are read in either; in a field they are only in the way.
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
const folded = (text: string): string => plain(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Of consoles alone, and no part of the index: what it is built upon is no load for the storefront. One of many options, found by typing a part of its name: arrows choose, Enter takes, Escape closes and leaves what was chosen. */
export function ComboBox({ label, hint, error, className, groups, value, onChoose, locale, none, openLabel }: ComboBoxProps) {
  const sought = new Map(
    groups.flatMap(({ options }) => options.map((one) => [plain(one.label), folded(`${one.label} ${one.also ?? ''}`)])),
  );
  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        className={className ?? ''}
        defaultItems={groups.filter(({ options }) => options.length > 0).map((group) => ({ id: group.label, ...group }))}
        defaultFilter={(text, typed) => (sought.get(text) ?? folded(text)).includes(folded(typed.trim()))}
        value={value}
        onChange={(id) => {
          if (id !== null) onChoose(String(id));
        }}
        isInvalid={Boolean(error)}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <div className="grid gap-1.5">
          <Label className="text-sm font-medium">{label}</Label>
          <div className="relative">
            <Input className={`${inputClass} pe-11`} dir="auto" onFocus={(event) => event.currentTarget.select()} />
            <Button aria-label={openLabel} className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-2">
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          </div>
          {hint ? (
            <Text slot="description" className="text-sm text-ink-3">
              {hint}
            </Text>
          ) : null}
          {error ? (
            <Text slot="errorMessage">
              <FieldError>{error}</FieldError>
            </Text>
          ) : null}
        </div>
        <Popover className="w-(--trigger-width) overflow-auto rounded-2 border border-line bg-paper shadow-3">
          <ListBox
            className="grid max-h-80 gap-px overflow-auto p-1 outline-none"
            renderEmptyState={() => <p className="px-3 py-2 text-sm text-ink-2">{none}</p>}
          >
            {(group: ComboBoxGroup & { id: string }) => (
              <ListBoxSection id={group.id}>
                <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">{group.label}</Header>
                <Collection items={group.options}>
                  {(one) => (
                    <ListBoxItem
                      id={one.id}
                      textValue={plain(one.label)}
                      className="flex min-h-9 cursor-default items-center rounded-1 px-3 py-1 text-base data-focused:bg-sunk data-selected:font-semibold data-selected:text-brand"
                    >
                      <bdi>{plain(one.label)}</bdi>
                    </ListBoxItem>
                  )}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}
