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
          label={t`Steps of the application`}
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
              label: t`Account of the store`,
              note: storeAccount,
              state: storeAccount ? 'done' : isApproved ? 'now' : 'next',
            },
            { key: 'open', label: t({ message: 'Open', comment: 'Step: a store is open' }), state: isOpen ? 'done' : 'next' },
          ]}
        />
      </Card>
      {isApproved ? null : (
        <Notice tone="info" title={application.isAgain ? t`We look at what you mended` : t`We have your application`}>
          {t`We look at it within ${applicationDays} working days and mail you either way. Nothing can be changed meanwhile.`}
        </Notice>
      )}
      {isApproved && storeAccount === null ? (
        <Notice
          tone="good"
          title={t`Your store is approved`}
          action={<LinkButton href={paths.storeAccount()} size="sm">{t`Set the account`}</LinkButton>}
        >
          {t`It is not open yet: set the name and the password you log in to the seller console with.`}
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
          {t`Log in to the seller console as ${storeAccount} and put your first goods on sale.`}
        </Notice>
      ) : null}
      {isApproved && storeAccount !== null && !isOpen ? (
        <Notice tone="error" title={t`Your store is off the site`}>
          <bdi className="wrap-anywhere">{application.suspendReason ?? ''}</bdi>
        </Notice>
      ) : null}
    </div>
  );
}
