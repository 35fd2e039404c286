import { useLingui } from '@lingui/react/macro';
import { Button, Card, Code, LinkButton, Notice, Tag } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import type { Firm } from './firm.server.ts';
import { ForgetQuestion, ForgetTitle } from './forget-title.tsx';
import { TitleFields } from './title-fields.tsx';

type FirmProps = { firm: Firm; kept: boolean; result: FormResult | undefined };

/** Whom invoices and contracts name: kept before the first order, or between two. */
export function FirmPage({ firm, kept, result }: FirmProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const isKeeping = navigation.formMethod === 'POST' && navigation.formData?.has('headerName') === true;
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold md:text-2xl">{t`Your firm's details`}</h1>
      <p className="mb-4 max-w-2xl text-ink-2">{t`At checkout you choose the buyer from these; the default is preselected. The contract and the invoice name it with its tax number.`}</p>
      {kept && !result ? (
        <Notice tone="good" className="mb-4">
          {t`Details saved.`}
        </Notice>
      ) : null}
      <FormNotice result={result} className="mb-4" />
      {firm.asks === null ? null : <ForgetQuestion title={firm.asks} back={paths.firm()} />}
      <Titles titles={firm.titles} />
      <Form method="post" noValidate className="grid max-w-3xl gap-4">
        <UnsavedGuard result={result} />
        <Card as="section" aria-labelledby="firm-title" className="md:p-6!">
          <h2 id="firm-title" className="mb-3 text-lg font-semibold">{t`Add details`}</h2>
          <TitleFields
            key={`${result?.attempt} ${firm.titles.length}`}
            form={firm.form}
            countries={firm.countries}
            result={result}
            forContracts
          />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" busy={isKeeping}>
            {t`Save details`}
          </Button>
          <LinkButton href={paths.invoices()} variant="ghost" size="lg">
            {t`Your invoices`}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

function Titles({ titles }: { titles: Firm['titles'] }) {
  const { t } = useLingui();
  if (titles.length === 0) return null;
  return (
    <ul className="mb-6 grid max-w-3xl gap-2">
      {titles.map((title) => {
        const { name } = title;
        return (
          <Card as="li" key={title.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>{' '}
              {title.taxNumber ? <Code className="text-sm text-ink-2">{title.taxNumber}</Code> : null}
            </span>
            {title.isDefault ? <Tag>{t({ message: 'Default', comment: 'Of saved titles of invoices' })}</Tag> : null}
            {title.isDefault ? null : (
              <Form noValidate method="post" preventScrollReset>
                <Button type="submit" name="choose" value={title.id} variant="ghost" size="sm">
                  {t`Make it the default`} <span className="sr-only">{name}</span>
                </Button>
              </Form>
            )}
            <ForgetTitle title={title} />
          </Card>
        );
      })}
    </ul>
  );
}
