import { useLingui } from '@lingui/react/macro';
import { invoiceOrdersMax } from '@kyakhta/contract/values';
import { Anchor, Button, Card, Checkbox, Code, EmptyState, FieldError, LinkButton, Money, Notice, ReceiptText, Tag } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import type { Application } from './apply.server.ts';
import { ForgetQuestion, ForgetTitle } from './forget-title.tsx';
import { TitleFields } from './title-fields.tsx';

type ApplyProps = { application: Application; result: FormResult | undefined };

/** Which orders, and whom the invoice names; one that failed is applied for again here. */
export function ApplyPage({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { id, failed, orders } = application;
  const heading = <h1 className="mb-4 text-xl font-semibold md:text-2xl">{id === null ? t`Apply for an invoice` : t`Apply again`}</h1>;
  if (orders.length === 0) {
    return (
      <>
        {heading}
        <EmptyState
          icon={ReceiptText}
          title={t`No orders to invoice`}
          action={<LinkButton href={paths.invoices()}>{t`Your invoices`}</LinkButton>}
        >
          {t`You can request an invoice once you’ve received an order and it’s fully paid.`}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {heading}
      {failed === null ? null : (
        <Notice tone="wait" title={t`Why it failed`} className="mb-4">
          <p className="wrap-anywhere">{failed}</p>
        </Notice>
      )}
      <FormNotice result={result} className="mb-4" />
      {application.asks === null ? null : <ForgetQuestion title={application.asks} back={application.back} />}
      <SavedTitles application={application} />
      <Form method="post" noValidate className="grid max-w-3xl gap-4">
        <UnsavedGuard result={result} />
        <Card as="section" aria-labelledby="what-title">
          <h2 id="what-title" className="mb-1 text-lg font-semibold">{t`Orders`}</h2>
          <p className="mb-3 text-sm text-ink-2">{t`One invoice can cover several orders, at most ${invoiceOrdersMax}.`}</p>
          <Orders application={application} result={result} />
        </Card>
        <Card as="section" aria-labelledby="whom-title" className="md:p-6!">
          <h2 id="whom-title" className="mb-3 text-lg font-semibold">{t`Billed to`}</h2>
          <TitleFields
            key={`${result?.attempt} ${application.form.headerName} ${application.form.invoiceTaxNumber}`}
            form={application.form}
            countries={application.countries}
            result={result}
          />
          <Checkbox name="saveTitle" value="1" defaultChecked={result ? 'saveTitle' in result.values : true} className="mt-4">
            {t`Save for the next invoice`}
          </Checkbox>
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" busy={navigation.formMethod === 'POST' && !navigation.formData?.has('forget')}>
            {t`Apply for the invoice`}
          </Button>
          <LinkButton href={paths.invoices()} variant="ghost" size="lg">
            {t`Back`}
          </LinkButton>
        </div>
        <p className="text-sm text-ink-2">{t`We check the details and issue the invoice as a PDF. We’ll email you either way.`}</p>
      </Form>
    </>
  );
}

function Orders({ application, result }: ApplyProps) {
  return (
    <>
      <ul className="grid gap-2">
        {application.orders.map((order) => {
          const words = (
            <span className="flex flex-wrap items-baseline gap-x-4">
              <Code className="font-medium">{order.orderNumber}</Code>
              <Money className="font-semibold">{order.amount}</Money>
              <span className="line-clamp-1 basis-full text-sm text-ink-2">{order.about}</span>
            </span>
          );
          return (
            <li key={order.orderNumber} className="rounded-2 border border-line p-3">
              {application.id === null ? (
                <Checkbox name="order" value={order.orderNumber} defaultChecked={order.chosen}>
                  {words}
                </Checkbox>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
      <FieldError>{result?.fields['orders']}</FieldError>
    </>
  );
}

/** Titles used before: one press fills the form. */
function SavedTitles({ application }: { application: Application }) {
  const { t } = useLingui();
  if (application.titles.length === 0) return null;
  return (
    <section aria-labelledby="saved-title" className="mb-4 max-w-3xl">
      <h2 id="saved-title" className="mb-2 font-semibold">{t`Used before`}</h2>
      <ul className="flex flex-wrap gap-2">
        {application.titles.map((title) => {
          const { name } = title;
          return (
            <li key={title.id} className="flex max-w-full items-center gap-1 rounded-2 border border-line-mid bg-paper ps-3 pe-1">
              <Anchor
                href={title.href}
                aria-current={title.isChosen ? 'true' : undefined}
                className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 py-1 text-brand hover:underline"
              >
                <bdi className="line-clamp-1 font-medium wrap-anywhere">{name}</bdi>
                {title.taxNumber ? <Code className="text-sm text-ink-2">{title.taxNumber}</Code> : null}
              </Anchor>
              {title.isDefault ? <Tag>{t({ message: 'Default', comment: 'Of saved titles of invoices' })}</Tag> : null}
              <ForgetTitle title={title} kept={application.kept} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
