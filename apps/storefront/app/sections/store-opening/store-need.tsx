import { useLingui } from '@lingui/react/macro';
import { shopAuditStatus, shopStatus } from '@kyakhta/contract/values';
import { LinkButton, Notice } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

/** What a buyer has to do for a store she has applied for. */
export type StoreNeed = 'mend' | 'account';

export const storeNeed = (centre: { shopStatus: number | null; shopAuditStatus: number | null }): StoreNeed | null => {
  if (centre.shopAuditStatus === shopAuditStatus.refused) return 'mend';
  return centre.shopAuditStatus === shopAuditStatus.passed && centre.shopStatus === shopStatus.closed ? 'account' : null;
};

export function StoreNeedNotice({ need }: { need: StoreNeed }) {
  const { t } = useLingui();
  return need === 'mend' ? (
    <Notice
      tone="wait"
      className="mb-4"
      title={t`Part of your application wasn’t accepted`}
      action={<LinkButton href={paths.applyShop()} size="sm">{t`See what to correct`}</LinkButton>}
    >
      {t`About the store you want to open.`}
    </Notice>
  ) : (
    <Notice
      tone="good"
      className="mb-4"
      title={t`Your store is approved`}
      action={<LinkButton href={paths.storeAccount()} size="sm">{t`Set up the account`}</LinkButton>}
    >
      {t`It isn’t open yet: choose the name and password for the seller console.`}
    </Notice>
  );
}
