import { Facts, Pages, PageHead, RefusalNotice, Section, ask, at, pageOf, rowsPerPage, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { importState } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Download, LinkButton, Notice, Progress } from '@kyakhta/ui';
import { fileHref } from '@kyakhta/console';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { FaultTable } from './import-faults.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportTag, useFresh } from './import-state.tsx';
import { importHref, isMoving, type ImportInfo } from './types.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const importId = Number(params['importId']);
  const current = pageOf(new URL(request.url).searchParams);
  const info = await ask(request, 'GET /shop/admin/import/info', { importId });
  const faults = info.faultsKept ? await ask(request, 'GET /shop/admin/import/faults', { importId, current, size: rowsPerPage }) : null;
  return { info, faults, current };
}

/** One import: what its file is taken as, how far it is, what came out. */
export function Component() {
  const { t } = useLingui();
  const { info, faults, current } = useLoaderData<typeof loader>();
  useFresh(isMoving(info.state));
  const href = importHref(info.importId);
  return (
    <>
      <Breadcrumbs
        label={t`Current step`}
        crumbs={[
          { href: '/products', label: t`Products` },
          { href: '/products/import', label: t`Import of products` },
          { label: <bdi>{info.fileName}</bdi> },
        ]}
      />
      <PageHead title={info.fileName} beside={<ImportTag state={info.state} />}>
        <CancelButton info={info} />
      </PageHead>
      <div className="grid gap-4">
        <Standing info={info} />
        {info.state === importState.mapping ? <ImportMapping key={info.importId} info={info} /> : null}
        {info.state === importState.mapping || info.state === importState.reading ? null : <Counts info={info} />}
        {faults ? (
          <Section
            title={t`Refused rows`}
            beside={
              <LinkButton size="sm" variant="ghost" href={fileHref('GET /shop/admin/import/report', { importId: info.importId })} download>
                <Download aria-hidden className="size-4" />
                {t`Download as CSV`}
              </LinkButton>
            }
          >
            <p className="mb-3 text-ink-2">{t`Correct these rows and import the file again: imported rows stay as they are.`}</p>
            <FaultTable faults={faults} />
            <Pages current={current} pages={faults.pages} href={(next) => at(href, { page: next > 1 ? next : undefined })} />
          </Section>
        ) : null}
      </div>
    </>
  );
}

/** What is going on, in words, and how far it is. */
function Standing({ info }: { info: ImportInfo }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const done = number(info.rowsDone);
  const all = number(info.rows);
  switch (info.state) {
    case importState.reading:
      return (
        <Section title={t`The file is being read`}>
          <Progress label={t`The file is being read`} />
          <p className="mt-3 text-ink-2">{t`This takes a few seconds. You may leave the page and come back.`}</p>
        </Section>
      );
    case importState.running:
      return (
        <Section title={t`The import is running`}>
          <Progress label={t`The import is running`} share={info.rows === 0 ? 1 : info.rowsDone / info.rows} />
          <p className="mt-3 text-ink-2 tabular-nums">{t`${done} of ${all} rows. You may leave the page and come back.`}</p>
        </Section>
      );
    case importState.done:
      return info.refusedRows > 0 ? (
        <Notice tone="wait" title={t`Import complete; some rows were refused`} />
      ) : (
        <Notice tone="good" title={t`Import complete; all rows imported`} />
      );
    case importState.refused:
      return (
        <Notice tone="error" title={t`The file was refused`}>
          {info.refusal?.msg}
        </Notice>
      );
    case importState.canceled:
      return <Notice tone="info" title={t`Import cancelled; rows imported so far remain`} />;
    default:
      return null;
  }
}

function Counts({ info }: { info: ImportInfo }) {
  const { t } = useLingui();
  const { number, precise } = useFormat();
  return (
    <Section title={t({ message: 'Result', comment: 'Heading: result of an import' })} className="max-w-xl">
      <Facts
        facts={[
          { key: 'new', term: t`New products`, value: number(info.created) },
          { key: 'changed', term: t`Changed products`, value: number(info.changed) },
          { key: 'same', term: t`Unchanged products`, value: number(info.unchanged) },
          { key: 'refused', term: t`Refused products`, value: number(info.refused) },
          { key: 'rows', term: t`Refused rows`, value: number(info.refusedRows) },
          info.categoriesMade > 0 ? { key: 'categories', term: t`New categories`, value: number(info.categoriesMade) } : null,
          info.startedAt ? { key: 'started', term: t`Started`, value: precise(info.startedAt) } : null,
          info.endedAt ? { key: 'ended', term: t`Ended`, value: precise(info.endedAt) } : null,
        ]}
      />
    </Section>
  );
}

function CancelButton({ info }: { info: ImportInfo }) {
  const { t } = useLingui();
  const cancel = useSend<'PUT /shop/admin/import/cancel'>(`${importHref(info.importId)}/cancel`);
  if (!isMoving(info.state) && info.state !== importState.mapping) return null;
  return (
    <>
      <RefusalNotice refusal={cancel.result && !cancel.result.ok ? cancel.result : undefined} />
      <Button variant="danger" busy={cancel.busy} onClick={() => cancel.send({ importId: info.importId })}>
        {t`Cancel the import`}
      </Button>
    </>
  );
}
