import { useLingui } from '@lingui/react/macro';
import { inquiryChars, inquiryFilesMax } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Card, Notice, Select, TextArea, TextInput } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { FilePicker } from '../files/file-picker.tsx';
import type { Asking, AskResult } from './ask.server.ts';

type AskPageProps = { asking: Asking; result: AskResult | FormResult | undefined };

/** A buyer asks for a quote: on these goods, from this store, or from all who have them. */
export function AskPage({ asking, result }: AskPageProps) {
  const { t } = useLingui();
  return (
    <div>
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Inquiries`, href: paths.inquiries() }, { label: t`Ask for a price` }]} />
      <h1 className="mt-3 mb-4 text-xl font-semibold md:text-2xl">{t`Ask for a price`}</h1>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Card className="grid gap-5">
          <WhoIsAsked asking={asking} />
          <AskForm asking={asking} result={result} />
        </Card>
        <Help items={asking.help} />
      </div>
    </div>
  );
}

function WhoIsAsked({ asking: { product, store, gone } }: { asking: Asking }) {
  const { t } = useLingui();
  if (gone)
    return (
      <Notice tone="wait">{t`This product is no longer offered here. Describe what you need and we’ll look for a store that has it.`}</Notice>
    );
  if (store === null)
    return <Notice tone="info">{t`You haven’t named a store: we’ll find one that has the product and pass on your inquiry.`}</Notice>;
  return (
    <div className="flex items-center gap-3 border-b border-line pb-5">
      {product ? <StoredPicture path={product.pic} alt="" sizes="64px" className="size-16 shrink-0 rounded-2 border border-line" /> : null}
      <div className="min-w-0">
        {product ? <p className="line-clamp-2 font-medium">{product.name}</p> : null}
        <p className="text-sm text-ink-2">{t({ message: `Your inquiry goes to ${store}`, comment: 'The name of a store' })}</p>
      </div>
    </div>
  );
}

function AskForm({ asking, result }: AskPageProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((busy: boolean) => setUploading(busy), []);
  const ref = useWrongFieldFocus(result?.attempt);
  const { fields = {} } = result ?? {};
  const { currency } = asking;
  const values = { ...asking.values, ...result?.values };
  const { files, problems } = { files: [], problems: [], ...result };
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="grid gap-5 sm:grid-cols-6">
      <DefaultSubmit waits={uploading} />
      <UnsavedGuard result={result} />
      <FormNotice result={result} className="sm:col-span-6" />
      {asking.gone ? <input type="hidden" name="anyStore" value="1" /> : null}
      <TextInput
        name="prodName"
        label={t`Product name`}
        required
        dir="auto"
        maxLength={inquiryChars.name.max}
        defaultValue={values['prodName']}
        error={fields['prodName']}
        className="content-start sm:col-span-6"
      />
      <TextArea
        name="content"
        label={t`What do you need?`}
        hint={t`Material, size, colour, packaging, certificates: whatever affects the price.`}
        required
        rows={5}
        dir="auto"
        maxLength={inquiryChars.message.max}
        defaultValue={values['content']}
        error={fields['content']}
        className="sm:col-span-6 [&_textarea]:min-h-32"
      />
      <CategorySelect asking={asking} value={values['categoryId']} error={fields['categoryId']} />
      <TextInput
        name="quantity"
        label={t({ message: 'Quantity', context: 'inquiry' })}
        required
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values['quantity']}
        error={fields['quantity']}
        className="content-start sm:col-span-2"
      />
      <Select
        name="unit"
        label={t({ message: 'Unit', comment: 'Of measure: pieces, pairs, kilograms' })}
        defaultValue={values['unit']}
        error={fields['unit']}
        className="content-start sm:col-span-2"
      >
        {asking.units.map(({ unit, unitName }) => (
          <option key={unit} value={unit}>
            {unitName}
          </option>
        ))}
      </Select>
      <TextInput
        name="targetPrice"
        label={t({ message: `Target price, ${currency}`, comment: 'With the code of a currency' })}
        hint={t`For one unit, if you have one in mind.`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values['targetPrice']}
        error={fields['targetPrice']}
        className="content-start sm:col-span-2"
      />
      <Select
        name="country"
        label={t`Country of delivery`}
        autoComplete="shipping country"
        defaultValue={values['country']}
        error={fields['country']}
        className="content-start sm:col-span-3"
      >
        {asking.countries.map(({ country, countryName }) => (
          <option key={country} value={country}>
            {countryName}
          </option>
        ))}
      </Select>
      <TextInput
        name="city"
        label={t`City of delivery`}
        autoComplete="shipping address-level2"
        dir="auto"
        maxLength={inquiryChars.city}
        defaultValue={values['city']}
        error={fields['city']}
        className="content-start sm:col-span-3"
      />
      <TextInput
        name="deliveryDays"
        label={t`Needed within, days`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values['deliveryDays']}
        error={fields['deliveryDays']}
        className="content-start sm:col-span-3"
      />
      <TextInput
        name="validDays"
        label={t`Price valid for, days`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values['validDays']}
        error={fields['validDays']}
        className="content-start sm:col-span-3"
      />
      <div className="sm:col-span-6">
        <FilePicker
          purpose="inquiry"
          label={t({ message: 'Files', context: 'inquiry' })}
          max={inquiryFilesMax}
          held={files}
          problems={problems}
          onBusy={onBusy}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-6">
        <Button type="submit" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
          {t`Send the inquiry`}
        </Button>
        {uploading ? <p className="text-sm text-ink-2">{t`Files are uploading; you can send the inquiry when they’re done.`}</p> : null}
      </div>
    </Form>
  );
}

/** Of goods that are named the category is known. */
function CategorySelect({ asking, value, error }: { asking: Asking; value: string | undefined; error: string | undefined }) {
  const { t } = useLingui();
  if (asking.product !== null || asking.categories.length === 0) return null;
  return (
    <Select
      name="categoryId"
      label={t({ message: 'Category', context: 'inquiry' })}
      defaultValue={value}
      error={error}
      className="content-start sm:col-span-6"
    >
      <option value="">{t`Not sure`}</option>
      {asking.categories.map(({ categoryId, categoryName, categories }) => (
        <optgroup key={categoryId} label={categoryName}>
          <option value={categoryId}>{categoryName}</option>
          {categories.map((one) => (
            <option key={one.categoryId} value={one.categoryId}>
              {one.categoryName}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Help({ items }: { items: Asking['help'] }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="help-title" className="grid gap-3">
      <h2 id="help-title" className="text-lg font-semibold">{t`Common questions`}</h2>
      <dl className="grid gap-3 text-sm">
        {items.map(({ title, content }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{content}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
