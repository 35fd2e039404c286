import { useLingui } from '@lingui/react/macro';
import { type ApplicationField, type ApplicationPicture, applicationPictures, storeChars } from '@kyakhta/contract/values';
import { FieldError, Select, TextArea, TextInput } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { HeldFile } from '../files/held-file.ts';
import { PicturePicker } from '../files/picture-picker.tsx';
import type { Applying } from './application.server.ts';
import { useFieldLabels } from './field-labels.ts';
import { MapPicker } from './map-picker.tsx';
import { PhotoHelp } from './photo-help.tsx';
import { PositionButton } from './position-button.tsx';

type FieldsProps = {
  fields: readonly ApplicationField[];
  application: Applying;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  files: Partial<Readonly<Record<ApplicationPicture, readonly HeldFile[]>>>;
  onBusy: (field: string, busy: boolean) => void;
};

const isPicture = (field: ApplicationField): field is ApplicationPicture => (applicationPictures as readonly string[]).includes(field);

/** Some fields of an application, with what an operator said of them. */
export function ApplicationFields({ fields, application, values, errors, files, onBusy }: FieldsProps) {
  const labels = useFieldLabels();
  const about = useAbout();
  const has = (field: ApplicationField) => fields.includes(field);
  const own = (field: ApplicationField) => ({
    name: field,
    label: labels[field],
    defaultValue: values[field],
    error: errors[field],
    ...about[field],
  });
  const text = (field: ApplicationField, className = 'sm:col-span-6') =>
    has(field) ? (
      <Remarked field={field} application={application} className={className}>
        <TextInput {...own(field)} className="content-start" />
      </Remarked>
    ) : null;
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      {text('shopName')}
      {has('intro') ? (
        <Remarked field="intro" application={application} className="sm:col-span-6">
          <TextArea {...own('intro')} rows={4} />
        </Remarked>
      ) : null}
      {has('country') ? (
        <Select {...own('country')} className="content-start sm:col-span-6">
          {application.countries.map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      {text('receiveMobile', 'sm:col-span-3')}
      {text('tel', 'sm:col-span-3')}
      {text('province', 'sm:col-span-2')}
      {text('city', 'sm:col-span-2')}
      {text('area', 'sm:col-span-2')}
      {text('shopAddress')}
      {text('shopLng', 'sm:col-span-2')}
      {text('shopLat', 'sm:col-span-2')}
      {has('shopLng') ? <PositionButton className="sm:col-span-2" /> : null}
      {has('shopLng') ? <MapPicker cities={application.cities} className="sm:col-span-6" /> : null}
      {text('firmName')}
      {text('creditCode')}
      {fields.some((field) => isPicture(field) && field !== 'shopLogo') ? <PhotoHelp className="sm:col-span-6" /> : null}
      {applicationPictures.map((field) =>
        has(field) ? (
          <Remarked key={field} field={field} application={application} className="sm:col-span-3">
            <PicturePicker
              purpose={field}
              label={labels[field]}
              max={1}
              held={files[field] ?? application.files[field]}
              problems={[]}
              onBusy={(busy) => onBusy(field, busy)}
            />
            <FieldError>{errors[field]}</FieldError>
          </Remarked>
        ) : null,
      )}
    </div>
  );
}

/** A field and why it was refused. */
function Remarked(props: { field: ApplicationField; application: Applying; className: string; children: ReactNode }) {
  const { t } = useLingui();
  const remark = (props.application.remarks as Readonly<Partial<Record<string, string>>>)[props.field];
  return (
    <div className={`grid content-start gap-1.5 ${props.className}`}>
      {props.children}
      {remark ? (
        <p className="rounded-2 bg-amber-soft px-3 py-2 text-sm text-amber">
          <span className="font-semibold">{t`Refused:`}</span> <bdi className="wrap-anywhere">{remark}</bdi>
        </p>
      ) : null}
    </div>
  );
}

/** What a field needs to be filled in well. */
function useAbout(): Partial<Record<ApplicationField, object>> {
  const { t } = useLingui();
  const { name, intro, address } = storeChars;
  const phone = { type: 'tel', dir: 'ltr', autoComplete: 'tel', maxLength: storeChars.phone, required: true };
  const degrees = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off', maxLength: 15 };
  return {
    shopName: {
      required: true,
      dir: 'auto',
      autoComplete: 'off',
      hint: t`At most ${name} letters, digits, spaces and hyphens. Buyers see it.`,
    },
    intro: { required: true, dir: 'auto', hint: t`What you make or sell, in ${intro.min} to ${intro.max} characters.` },
    receiveMobile: { ...phone, hint: t`For questions about your application and store.` },
    tel: { ...phone, required: false },
    province: { required: true, dir: 'auto', maxLength: storeChars.part, autoComplete: 'address-level1' },
    city: { required: true, dir: 'auto', maxLength: storeChars.part, autoComplete: 'address-level2' },
    area: { dir: 'auto', maxLength: storeChars.part, autoComplete: 'address-level3' },
    shopAddress: { required: true, dir: 'auto', maxLength: address.max, autoComplete: 'street-address' },
    shopLng: { ...degrees, hint: t`Optional, in degrees.` },
    shopLat: { ...degrees, hint: t`Optional, in degrees.` },
    firmName: { required: true, dir: 'auto', maxLength: storeChars.firm.max, autoComplete: 'organization' },
    creditCode: { required: true, dir: 'ltr', maxLength: storeChars.creditCode, autoComplete: 'off', spellCheck: false },
  };
}
