import { call, pictureOf, RefusalNotice, Section, upload, useDone, useFormGuard, usePictureWords, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import {
  code,
  languageName,
  languageTag,
  locales,
  pictureBytesMax,
  storePhotoCaptionMax,
  storePhotosMax,
  type Locale,
} from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, FieldError, PicturePicker, Select, TextInput, useToast, usePictures } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storeSend } from '../pages/store/store-href.ts';

type Photo = Output<'GET /shop/admin/shop/photos'>[number];
/** A picture the store shows, or one that was just brought. */
type Stored = { path: string; fileId: number | null };
type Captions = Readonly<Record<string, string>>;
const isWritten = (captions: Captions | undefined): boolean => Object.values(captions ?? {}).some((words) => words.trim() !== '');

/** Pictures of factory, offices and showroom, each with words below it, a language at a time. */
export function StorePhotos({ photos }: { photos: readonly Photo[] }) {
  const { t, i18n } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [locale, setLocale] = useState<Locale>(locales.find((one) => one === i18n.locale.replace('-', '_')) ?? 'en');
  const [captions, setCaptions] = useState<Readonly<Record<string, Captions>>>(
    Object.fromEntries(photos.map((one) => [one.path, one.captions])),
  );
  const [checked, setChecked] = useState(false);
  const list = usePictures<Stored>({
    initial: photos.map(({ path }) => ({ path, fileId: null })),
    keyOf: ({ path }) => path,
    send: async (file, how) => {
      try {
        const answer = await upload('POST /shop/admin/file/upload', file, {
          ...how,
          query: new URLSearchParams({ purpose: 'storePhoto' }),
        });
        return answer.code === code.ok ? { stored: { path: answer.data.filePath, fileId: answer.data.fileId } } : { problem: answer.msg };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: ({ fileId }) => {
      if (fileId !== null) void call('DELETE /shop/admin/file/{fileId}', { fileId });
    },
  });
  const shown = list.pictures.flatMap(({ stored }) => (stored ? [stored] : []));
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/photos'>(storeSend.photos);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard({ shown: shown.map(({ path }) => path), captions }, { busy, result });
  const max = storePhotosMax;
  const words = usePictureWords({ max, bytesMax: pictureBytesMax.storePhoto });
  const refusal = result && !result.ok ? result : undefined;
  return (
    <Section title={t`Factory, offices, showroom`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (list.busy || shown.some(({ path }) => !isWritten(captions[path]))) return;
          send({
            photos: shown.map(({ path, fileId }) => ({
              ...(fileId === null ? { path } : { fileId }),
              captions: Object.fromEntries(Object.entries(captions[path] ?? {}).filter(([, words]) => words.trim() !== '')),
            })),
          });
        }}
      >
        <p className="text-sm text-ink-2">{t`Buyers see them on the store’s page. Show only your own: the caption of each picture says what it is.`}</p>
        <PicturePicker
          label={t`Pictures of the store`}
          quiet
          list={list}
          max={max}
          bytesMax={pictureBytesMax.storePhoto}
          sourceOf={({ path, fileId }) => (fileId === null ? pictureOf(path) : { src: `/api/shop/admin/file/${fileId}?side=240` })}
          words={words}
        />
        {shown.length > 0 ? (
          <>
            <Select
              label={t`Language of the captions`}
              value={locale}
              onChange={(event) => setLocale(event.currentTarget.value as Locale)}
              className="max-w-60"
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={languageTag[one]}>
                  {languageName[one]}
                </option>
              ))}
            </Select>
            {shown.map(({ path }, index) => {
              const number = index + 1;
              return (
                <TextInput
                  key={path}
                  label={t`What picture ${number} shows`}
                  lang={languageTag[locale]}
                  dir="auto"
                  maxLength={storePhotoCaptionMax}
                  error={checked && !isWritten(captions[path]) ? t`Enter what it shows, in at least one language.` : undefined}
                  value={captions[path]?.[locale] ?? ''}
                  onChange={(event) => setCaptions({ ...captions, [path]: { ...captions[path], [locale]: event.currentTarget.value } })}
                />
              );
            })}
          </>
        ) : null}
        <FieldError>{refusal?.fields['photos']}</FieldError>
        <RefusalNotice refusal={refusal} />
        <div>
          <Button type="submit" size="sm" busy={busy} aria-disabled={list.busy || undefined}>
            {t`Save pictures`}
          </Button>
        </div>
        {guard.question}
      </form>
    </Section>
  );
}
