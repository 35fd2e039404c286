import { useFormat } from '@kyakhta/console';
import { certificateChars, certificateFileKinds, certificateIssuedFrom, pictureBytesMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock, FieldError, PicturePicker, pictureTypes, StatusTag, TextInput } from '@kyakhta/ui';
import { useEffect, useId } from 'react';
import type { CertificateFields as Fields, Certificates } from './certificate-draft.ts';
import { useCertificateDocument } from './use-certificate-document.ts';

const megabyte = 1_000_000;
const accept = [pictureTypes, ...certificateFileKinds.map((kind) => `.${kind}`)].join(',');

type CertificateFieldsProps = {
  name: string;
  /** As it is saved; empty where nothing was entered. */
  detail: Certificates['details'][number] | undefined;
  typed: Fields;
  errorOf: (field: keyof Fields | 'name') => string | undefined;
  /** Both always the same functions: the document tells them by itself what arrives. */
  onChange: (name: string, to: Partial<Fields>) => void;
  onBusy: (name: string, busy: boolean) => void;
};

/** What stands behind one name: number, days, who issued it, and the paper itself. */
export function CertificateFields({ name, detail, typed, errorOf, onChange, onBusy }: CertificateFieldsProps) {
  const { t } = useLingui();
  const error = errorOf('name');
  const text = (field: 'number' | 'body' | 'holder') => ({
    value: typed[field],
    error: errorOf(field),
    maxLength: certificateChars[field],
    autoComplete: 'off',
    dir: 'auto',
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, { [field]: event.currentTarget.value }),
  });
  const day = (field: 'issuedOn' | 'validUntil') => ({
    type: 'date',
    value: typed[field],
    error: errorOf(field),
    min: certificateIssuedFrom,
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, { [field]: event.currentTarget.value }),
  });
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="float-start flex w-full flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <bdi>{name}</bdi>
        {detail ? <Ends detail={detail} /> : null}
      </legend>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          className="sm:col-span-2"
          label={t({ message: 'Number', context: 'certificate' })}
          hint={t({ message: 'As on the document, such as ЕАЭС N RU Д-CN.РА01.В.12345/26.', comment: 'Number of a Russian declaration' })}
          {...text('number')}
        />
        <TextInput label={t({ message: 'Issued on', context: 'certificate' })} {...day('issuedOn')} />
        <TextInput
          label={t({ message: 'Valid until', context: 'certificate' })}
          hint={t({ message: 'Leave empty for no end date.', context: 'certificate' })}
          {...day('validUntil')}
        />
        <TextInput label={t({ message: 'Issued by', context: 'certificate' })} {...text('body')} />
        <TextInput
          label={t({ message: 'Issued to', context: 'certificate' })}
          hint={t({ message: 'If the document names a holder.', context: 'certificate' })}
          {...text('holder')}
        />
      </div>
      <Document key={detail?.fileId ?? 'none'} name={name} detail={detail} error={errorOf('fileId')} onBusy={onBusy} onChange={onChange} />
    </fieldset>
  );
}

function Ends({ detail: { state, validUntil } }: { detail: Certificates['details'][number] }) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (state === 'valid' || validUntil === null) return null;
  const until = day(`${validUntil}T10:00:00Z`);
  return state === 'expired' ? (
    <StatusTag tone="act" icon={CircleAlert}>
      {t({ message: `Expired: it was valid until ${until}`, context: 'certificate' })}
    </StatusTag>
  ) : (
    <StatusTag tone="wait" icon={Clock}>
      {t({ message: `Ends soon: valid until ${until}`, context: 'certificate' })}
    </StatusTag>
  );
}

type DocumentProps = Pick<CertificateFieldsProps, 'name' | 'detail' | 'onChange' | 'onBusy'> & { error: string | undefined };

function Document({ name: certificate, detail, error, onChange, onBusy }: DocumentProps) {
  const { t } = useLingui();
  const { fileSize } = useFormat();
  const id = useId();
  const { file = null, fileId: hasId = null } = detail ?? {};
  const has = file !== null && hasId !== null ? { fileId: hasId, isPicture: file.isPicture } : null;
  const { list, busy, fileId } = useCertificateDocument(has);
  useEffect(() => {
    onBusy(certificate, busy);
    return () => onBusy(certificate, false);
  }, [certificate, busy, onBusy]);
  useEffect(() => onChange(certificate, { fileId }), [certificate, fileId, onChange]);
  const megabytes = pictureBytesMax.certificate / megabyte;
  return (
    <div className="grid gap-2">
      <PicturePicker
        label={t({ message: `Document of ${certificate}`, comment: 'Field: name of a certificate, such as EAC' })}
        list={list}
        max={1}
        accept={accept}
        bytesMax={pictureBytesMax.certificate}
        sourceOf={(one) => (one.isPicture ? { src: `/api/shop/admin/file/${one.fileId}?side=240` } : null)}
        kindOf={(one) => (one.isPicture ? null : 'PDF')}
        whole
        words={{
          add: t`Choose a file`,
          hint: t`One PDF or picture of up to ${megabytes} MB that every buyer can open. Small print is easiest to read in a PDF.`,
          lost: t`Upload failed. Check the connection.`,
          tooLarge: (name) => t`${name} is larger than ${megabytes} MB.`,
          onlyFirst: t`Only one file is allowed.`,
          ready: () => t`The file is ready`,
          picture: () => t({ message: 'Document', context: 'certificate' }),
          remove: () => t({ message: 'Remove the document', context: 'certificate' }),
          upload: (name) => t`Upload of ${name}`,
          notTaken: t({ message: 'Not accepted', comment: 'A picture that was refused or did not arrive' }),
          again: t`Try again`,
        }}
      />
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
      {file === null ? null : (
        <p className="text-sm">
          <a href={file.url} target="_blank" rel="noreferrer" className="text-brand underline wrap-anywhere">
            <bdi>{file.name}</bdi>
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </a>{' '}
          <span className="text-ink-3">{fileSize(file.bytes)}</span>
        </p>
      )}
    </div>
  );
}
