import { Trans, useLingui } from '@lingui/react/macro';
import { addressesMax } from '@kyakhta/contract/values';
import { Button, Card, CircleCheck, EmptyState, LinkButton, MapPin, Notice, Plus, StatusTag } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import type { AddressView } from '../checkout/quote.server.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { AddressResult, Book } from './address.server.ts';
import { AddressForm } from './address-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { LacksDistrict } from './lacks-district.tsx';

type AddressPageProps = { book: Book; result: AddressResult | undefined; refused: { msg: string } | undefined };

/** The address book, or the form of one address in it. */
export function AddressPage({ book, result, refused }: AddressPageProps) {
  const { t } = useLingui();
  const { form, addresses, asksAbout } = book;
  const told = refused?.msg ?? result?.msg;
  if (form) {
    return (
      <>
        <h1 className="mb-4 text-xl font-semibold md:text-2xl">{form.addrId === null ? t`New address` : t`Edit address`}</h1>
        <Card className="max-w-3xl md:p-6!">
          <AddressForm key={form.addrId} view={form} result={result} cancel={paths.addresses()} />
        </Card>
      </>
    );
  }
  return (
    <>
      <BookHead book={book} />
      {told ? (
        <Notice tone="error" live className="mb-4">
          {told}
        </Notice>
      ) : (
        <Done done={book.done} />
      )}
      {addresses.length === 0 ? (
        <EmptyState
          level="h2"
          icon={MapPin}
          title={t`No address yet`}
          action={<LinkButton href={paths.addresses({ add: 1 })}>{t`Add an address`}</LinkButton>}
        >
          {t`Freight and delivery dates depend on the address. Your first address becomes the default.`}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.addrId} address={address} />
          ))}
        </ul>
      )}
      {asksAbout ? <DeleteQuestion address={asksAbout} isLast={addresses.length === 1} /> : null}
    </>
  );
}

/** How many addresses there are of how many there may be, before the limit is hit. */
function BookHead({ book: { addresses, isFull } }: { book: Book }) {
  const { t } = useLingui();
  const count = addresses.length;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Address book`}</h1>
        <p className="text-ink-2 tabular-nums">
          {t({ message: `${count} of ${addressesMax} addresses`, comment: 'How full the address book is' })}
        </p>
      </div>
      {isFull ? (
        <div className="grid gap-1">
          <Button aria-disabled aria-describedby="book-full">
            <Plus aria-hidden className="size-4" />
            {t`Add an address`}
          </Button>
          <p id="book-full" className="max-w-xs text-sm text-ink-2">{t`Your address book is full. Delete or edit an address first.`}</p>
        </div>
      ) : count > 0 ? (
        <LinkButton href={paths.addresses({ add: 1 })}>
          <Plus aria-hidden className="size-4" />
          {t`Add an address`}
        </LinkButton>
      ) : null}
    </div>
  );
}

function Done({ done }: { done: Book['done'] }) {
  const { t } = useLingui();
  if (!done) return null;
  const words = {
    saved: t`Address saved.`,
    default: t`Default address changed.`,
    deleted: t`Address deleted.`,
  };
  return (
    <Notice tone="good" live className="mb-4">
      {words[done]}
    </Notice>
  );
}

function AddressCard({ address: { addrId, receiver, mobile, line, isDefault, lacksDistrict } }: { address: AddressView }) {
  const { t } = useLingui();
  const lang = useLang();
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === 'default' && sent.get('addrId') === String(addrId);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="grid flex-1 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="min-w-0 wrap-anywhere">{receiver}</bdi>
          {isDefault ? (
            <StatusTag tone="good" icon={CircleCheck}>
              {t({ message: 'Default', comment: 'Marks the default address' })}
            </StatusTag>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{line}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <bdi dir="ltr">{mobile}</bdi>
        </p>
        {lacksDistrict ? <LacksDistrict /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.addresses({ edit: addrId })} variant="ghost" size="sm" aria-label={t`Edit: ${receiver}`}>
          {t({ message: 'Edit', comment: 'Link beside an address' })}
        </LinkButton>
        {isDefault ? null : (
          <Form noValidate method="post" action={withLanguage(paths.addresses(), lang)}>
            <input type="hidden" name="addrId" value={addrId} />
            <Button
              type="submit"
              name="intent"
              value="default"
              variant="bare"
              size="sm"
              busy={busy}
              aria-label={t`Make default: ${receiver}`}
            >
              <Trans comment="Button beside an address">Make default</Trans>
            </Button>
          </Form>
        )}
        <LinkButton
          href={paths.addresses({ ask: addrId })}
          variant="danger"
          size="sm"
          className="ms-auto"
          aria-label={t`Delete: ${receiver}`}
        >
          {t({ message: 'Delete', comment: 'Link beside an address' })}
        </LinkButton>
      </div>
    </Card>
  );
}
