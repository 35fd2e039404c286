import { RefusalNotice, SaveOrCancel, useSend, useUnsavedGuard } from '@kyakhta/console';
import { categoryNameMax, languageName, languageTag, locales, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, FieldError, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { categoriesSend, type Category } from '../pages/categories/categories-href.ts';
import { SitePictureField, useSitePicture } from './site-picture.tsx';
import { useSaved } from './use-saved.ts';

type CategoryEditProps = { category: Category | null; parentId: number; onClose: () => void };

/** Names of a category in every language, its picture, and whether it is shown. */
export function CategoryEdit({ category, parentId, onClose }: CategoryEditProps) {
  const { t } = useLingui();
  const [names, setNames] = useState<Partial<Record<Locale, string>>>(category?.names ?? {});
  const [isHidden, setIsHidden] = useState(category?.isHidden ?? false);
  const [checked, setChecked] = useState(false);
  const picture = useSitePicture('category', category?.picture ?? null);
  const add = useSend<'POST /platform/category'>(categoriesSend.add);
  const change = useSend<'PUT /platform/category/{categoryId}'>(categoriesSend.change);
  const { busy, result } = useSaved(add, change, category !== null, onClose);
  const written = Object.fromEntries(Object.entries(names).flatMap(([locale, name]) => (name.trim() ? [[locale, name.trim()]] : [])));
  const before = { names: (category?.names ?? {}) as Partial<Record<Locale, string>>, isHidden: category?.isHidden ?? false };
  const isDirty =
    picture.dirty || isHidden !== before.isHidden || locales.some((one) => (written[one] ?? '') !== (before.names[one] ?? ''));
  const guard = useUnsavedGuard(isDirty && !busy && !result?.ok);
  const isNameless = Object.keys(written).length === 0;
  return (
    <form
      noValidate
      aria-label={category ? t`Change a category` : t`Add a category`}
      className="grid gap-4 rounded-3 border border-brand bg-paper p-4 md:p-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (isNameless || picture.busy) return;
        const told = { names: written, isHidden, picture: picture.told };
        if (category) change.send({ categoryId: category.categoryId, version: category.version, ...told });
        else add.send({ parentId, ...told });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-sm font-medium">{t`Names. Where a language is missing, readers see English, then Chinese.`}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {locales.map((one) => (
            <TextInput
              key={one}
              label={<span lang={languageTag[one]}>{languageName[one]}</span>}
              lang={languageTag[one]}
              dir="auto"
              autoComplete="off"
              maxLength={categoryNameMax}
              value={names[one] ?? ''}
              onChange={(event) => {
                const name = event.currentTarget.value;
                setNames((now) => ({ ...now, [one]: name }));
              }}
            />
          ))}
        </div>
        <FieldError>{checked && isNameless ? t`Enter a name in at least one language.` : null}</FieldError>
      </fieldset>
      <SitePictureField
        label={t`Picture of the category`}
        hint={t`Shown next to the name on the home page. Ideally square, up to 2 MB.`}
        purpose="category"
        list={picture.list}
      />
      <Checkbox checked={isHidden} onChange={(event) => setIsHidden(event.currentTarget.checked)}>
        {t`Hidden: left out of menus and filters together with its subcategories; its products stay on sale`}
      </Checkbox>
      <SaveOrCancel guard={guard} busy={busy} waits={picture.busy} onCancel={onClose} />
    </form>
  );
}
