import { useLingui } from '@lingui/react/macro';
import { applicationDays, applicationState, shopStatus } from '@kyakhta/contract/values';
import { Card, LinkButton, Notice, Steps } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Applying } from './application.server.ts';

/** How an application stands, and what is to be done next. */
export function StatusPage({ application }: { application: Applying }) {
  const { t } = useLingui();
  const { state, submitted, decided, shopId, storeAccount, values } = application;
  const isApproved = state === applicationState.approved;
  const isOpen = application.shopStatus === shopStatus.open;
  const name = values['shopName'] ?? '';
  return (
    <div className="grid max-w-3xl gap-4">
      <Card>
        <h2 className="mb-4 text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <Steps
          label={t`Application steps`}
          stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
          steps={[
            {
              key: 'sent',
              label: t({ message: 'Submitted', comment: 'Step of an application for a store' }),
              note: submitted,
              state: 'done',
            },
            {
              key: 'review',
              label: t({ message: 'Under review', comment: 'Step of an application for a store' }),
              note: decided,
              state: isApproved ? 'done' : 'now',
            },
            {
              key: 'account',
              label: t`Store account`,
              note: storeAccount,
              state: storeAccount ? 'done' : isApproved ? 'now' : 'next',
            },
            { key: 'open', label: t({ message: 'Open', comment: 'Step: a store is open' }), state: isOpen ? 'done' : 'next' },
          ]}
        />
      </Card>
      {isApproved ? null : (
        <Notice tone="info" title={application.isAgain ? t`We’re reviewing your corrections` : t`We’ve received your application`}>
          {t`We’ll review it within ${applicationDays} working days and email you either way. You can’t change it in the meantime.`}
        </Notice>
      )}
      {isApproved && storeAccount === null ? (
        <Notice
          tone="good"
          title={t`Your store is approved`}
          action={<LinkButton href={paths.storeAccount()} size="sm">{t`Set up the account`}</LinkButton>}
        >
          {t`It isn’t open yet: choose the name and password for the seller console.`}
        </Notice>
      ) : null}
      {isOpen && shopId !== null ? (
        <Notice
          tone="good"
          title={t`Your store is open`}
          action={
            <>
              <LinkButton href={paths.sellerConsole()} size="sm">
                {t`To the seller console`}
              </LinkButton>
              <LinkButton href={paths.shop(shopId)} variant="ghost" size="sm">
                {t`See the store`}
              </LinkButton>
              <LinkButton href={paths.storeAccount()} variant="ghost" size="sm">
                {t`Change the store’s password`}
              </LinkButton>
            </>
          }
        >
          {t`Log in to the seller console as ${storeAccount} and add your first products.`}
        </Notice>
      ) : null}
      {isApproved && storeAccount !== null && !isOpen ? (
        <Notice tone="error" title={t`Your store has been taken offline`}>
          <bdi className="wrap-anywhere">{application.suspendReason ?? ''}</bdi>
        </Notice>
      ) : null}
    </div>
  );
}
