import { DetailPage, Facts, Section, ask, useFormat } from '@kyakhta/console';
import { applicationState } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ApplicationCheck } from '../../forms/application-check.tsx';
import { auditHref } from '../audit/audit-resource.ts';
import { DecisionHistory } from '../decision-history.tsx';
import { storeHref } from '../stores/stores-resource.ts';
import { userHref } from '../users/users-resource.ts';
import { ApplicationTag } from './application-tag.tsx';
import { applicationsHref } from './applications-resource.ts';
import type { ConsoleApplication } from './console-application.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /platform/shopAudit/info/{applicationId}', { applicationId: params['applicationId'] ?? '' });

/** One application for a store: what it says, its papers, and the decision about it. */
export function Component() {
  const { t } = useLingui();
  const { moment, number } = useFormat();
  const one = useLoaderData<typeof loader>();
  return (
    <DetailPage
      title={one.shopName}
      beside={<ApplicationTag state={one.applicationState} />}
      back={{ href: applicationsHref({}), label: t`All applications` }}
      aside={
        <>
          <Section title={t`Application`}>
            <Facts
              facts={[
                {
                  key: 'buyer',
                  term: t({ message: 'Buyer', comment: 'Column' }),
                  value: (
                    <Anchor href={userHref(one.userId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                      <bdi>{one.nickName}</bdi>
                    </Anchor>
                  ),
                },
                { key: 'since', term: t({ message: 'Submitted', comment: 'Column: day and time' }), value: moment(one.submittedAt) },
                { key: 'round', term: t`Times submitted`, value: number(one.round) },
                one.shopId === null
                  ? null
                  : {
                      key: 'store',
                      term: t`Store`,
                      value: (
                        <Anchor href={storeHref(one.shopId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                          <bdi>{one.shopName}</bdi>
                        </Anchor>
                      ),
                    },
              ]}
            />
            <p className="mt-3">
              <Anchor href={auditHref({ subject: `storeApplication:${one.applicationId}` })} className="text-brand hover:underline">
                {t`Document views and decisions`}
              </Anchor>
            </p>
          </Section>
          <History one={one} />
        </>
      }
    >
      <ApplicationCheck key={one.round} one={one} />
    </DetailPage>
  );
}

/** What became of it so far. */
function History({ one }: { one: ConsoleApplication }) {
  const { t } = useLingui();
  const words: Record<number, string> = {
    [applicationState.submitted]: t({ message: 'Submitted', context: 'application', comment: 'State of an application for a store' }),
    [applicationState.refused]: t({ message: 'Refused', context: 'application', comment: 'State of an application for a store' }),
    [applicationState.approved]: t({ message: 'Approved', context: 'application', comment: 'State of an application for a store' }),
  };
  return (
    <DecisionHistory
      title={t({ message: 'History', comment: 'Heading: what became of an application' })}
      decisions={one.history.map(({ applicationState: state, by, at, remarks }) => ({
        key: at,
        state: words[state],
        by,
        at,
        remarks: Object.values(remarks).map((remark) => ({ key: remark, text: <bdi className="wrap-anywhere">{remark}</bdi> })),
      }))}
    />
  );
}
