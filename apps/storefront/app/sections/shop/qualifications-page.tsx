import { useLingui } from '@lingui/react/macro';
import { Button, Card, CircleCheck, LinkButton, LoadedImage, Notice } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import type { AskedLicense, Qualifications } from './qualifications.server.ts';
import { ShopHead } from './shop-head.tsx';
import { StorePhotos } from './store-photos.tsx';

type PageProps = Qualifications & { license: AskedLicense | undefined };

/** What was checked about a store, and what is known of its firm. */
export function QualificationsPage({ head, photos, heading, checks, facts, stated, record, papers, hasLicense, license }: PageProps) {
  return (
    <>
      <ShopHead head={head} current="papers" />
      <div className="wrap mt-6 md:mt-8">
        <h1 className="mb-4 text-xl font-semibold md:text-2xl">{heading}</h1>
        <ul className="grid gap-3 md:grid-cols-3">
          {checks.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h2 className="flex items-center gap-2 font-semibold">
                <CircleCheck aria-hidden className="size-5 shrink-0 text-brand" />
                {title}
              </h2>
              <p className="mt-1.5 text-sm text-ink-2">{text}</p>
            </Card>
          ))}
        </ul>
        <Rows {...facts} />
        {stated.rows.length === 0 ? null : <Rows {...stated} />}
        <Rows {...record} />
        <h2 className="mt-8 mb-3 text-lg font-semibold">{papers.heading}</h2>
        {hasLicense ? (
          <License license={license} />
        ) : (
          <Notice
            tone="info"
            title={papers.none}
            action={
              <LinkButton href={paths.tradeControl()} variant="ghost" size="sm">
                {papers.more}
              </LinkButton>
            }
          >
            {papers.text}
          </Notice>
        )}
      </div>
      <StorePhotos {...photos} />
    </>
  );
}

function Rows({ heading, rows }: Qualifications['facts']) {
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{heading}</h2>
      <Card>
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-3">
          {rows.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-ink-3">{term}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

/** The licence, for those who ask to see it. */
function License({ license }: { license: AskedLicense | undefined }) {
  const { t } = useLingui();
  const { formMethod } = useNavigation();
  if (license?.picture)
    return (
      <Card>
        <LoadedImage
          source={{ src: license.picture }}
          alt={t`Business licence`}
          sizes="100vw"
          side={null}
          className="max-w-full rounded-2 border border-line"
        />
        <p className="mt-2 text-sm text-ink-2">{t`You can view it for a few minutes. Your request is recorded.`}</p>
      </Card>
    );
  return (
    <Card>
      {license?.msg ? (
        <Notice tone="error" live className="mb-3">
          {license.msg}
        </Notice>
      ) : null}
      <p className="mb-3">{t`We’ve checked the business licence. Buyers can see it on request; each request is recorded.`}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" variant="ghost" busy={formMethod === 'POST'}>
          {t`Show the business licence`}
        </Button>
      </Form>
    </Card>
  );
}
