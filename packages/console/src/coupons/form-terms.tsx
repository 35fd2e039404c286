import { couponNameChars, couponScope, couponType, type PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, FieldError, Select, TextInput } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { TextByLanguage } from '../text-by-language.tsx';
import { productsNamed } from './coupon-load.ts';
import { FindField } from './find-field.tsx';
import { wired, type FormParts } from './form-parts.ts';
import type { CategoryChoice } from './types.ts';

type PartProps = { parts: FormParts };

/** What it is called, a language at a time. */
export function NameFields({ parts: { draft, set, faults } }: PartProps) {
  const { t } = useLingui();
  return (
    <Section title={t({ message: 'Name', context: 'coupons', comment: 'Heading: what a coupon is called' })}>
      <TextByLanguage
        label={t`Name of the coupon`}
        texts={draft.names}
        max={couponNameChars}
        error={faults['couponName']}
        onChange={(names) => set({ names })}
      />
    </Section>
  );
}

/** What it takes off, and from which price. */
export function TakesFields({ parts }: PartProps) {
  const { t } = useLingui();
  const { draft, set, currency, isFixed } = parts;
  const money = { inputMode: 'decimal', dir: 'ltr', disabled: isFixed } as const;
  return (
    <Section title={t({ message: 'Discount', context: 'coupons', comment: 'Heading: what a coupon takes off' })}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t({ message: 'What it takes off', comment: 'Field: an amount or a percentage' })}
          value={draft.kind}
          disabled={isFixed}
          onChange={(event) => set({ kind: Number(event.currentTarget.value) })}
        >
          <option value={couponType.amount}>{t({ message: 'An amount', comment: 'Choice: what a coupon takes off' })}</option>
          <option value={couponType.percent}>{t({ message: 'A percentage', comment: 'Choice: what a coupon takes off' })}</option>
        </Select>
        {draft.kind === couponType.amount ? (
          <TextInput
            label={t({ message: `Amount in ${currency}`, comment: 'Field' })}
            {...money}
            {...wired(parts, 'amount', 'reduceAmount')}
          />
        ) : (
          <>
            <TextInput
              label={t({ message: 'Percentage taken off', comment: 'Field: 15 is 15 % off' })}
              hint={t`From 0.1 to 99.9, with at most one decimal.`}
              {...money}
              {...wired(parts, 'percent', 'couponDiscount')}
            />
            <TextInput
              label={t({ message: `At most, in ${currency}`, comment: 'Field: the most that a percentage takes off' })}
              hint={t`Leave empty for no limit.`}
              {...money}
              {...wired(parts, 'cap', 'maxReduce')}
            />
          </>
        )}
        <TextInput
          label={t({
            message: `Minimum price of the products, in ${currency}`,
            comment: 'Field: from which price on a coupon can be used',
          })}
          hint={t`Leave empty for no minimum.`}
          {...money}
          {...wired(parts, 'least', 'cashCondition')}
        />
      </div>
    </Section>
  );
}

type ScopeProps = PartProps & { owner: PromotionOwner; categories: readonly CategoryChoice[] };

/** What it is for. */
export function ScopeFields({ parts, owner, categories }: ScopeProps) {
  const { t } = useLingui();
  const { draft, set, faults, isFixed } = parts;
  return (
    <Section title={t({ message: 'What it is for', comment: 'Heading: the products a coupon is for' })}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t`Products`}
          value={draft.scope}
          disabled={isFixed}
          error={faults['scope']}
          onChange={(event) => set({ scope: Number(event.currentTarget.value) })}
        >
          {owner === 'store' ? (
            <option value={couponScope.store}>{t({ message: 'All products of the store', comment: 'What a coupon is for' })}</option>
          ) : (
            <>
              <option value={couponScope.platform}>{t`All products`}</option>
              <option value={couponScope.category}>
                {t({ message: 'A category with all below it', comment: 'What a coupon is for' })}
              </option>
            </>
          )}
          <option value={couponScope.selected}>{t({ message: 'Chosen products', comment: 'What a coupon is for' })}</option>
        </Select>
        {draft.scope === couponScope.category ? (
          <Select
            label={t`Category`}
            value={draft.categoryId}
            disabled={isFixed}
            error={faults['categoryId']}
            onChange={(event) => set({ categoryId: event.currentTarget.value })}
          >
            <option value="">{t({ message: 'Choose…', comment: 'Nothing is chosen yet' })}</option>
            {categories.map(({ categoryId, path }) => (
              <option key={categoryId} value={categoryId}>
                {path}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      {draft.scope === couponScope.selected ? <Products parts={parts} owner={owner} /> : null}
    </Section>
  );
}

/** The products that are chosen, and the way to more of them. */
function Products({ parts, owner }: PartProps & { owner: PromotionOwner }) {
  const { t } = useLingui();
  const { draft, set, faults, isFixed } = parts;
  const chosen = new Set(draft.products.map(({ prodId }) => prodId));
  const without = (prodId: number) => draft.products.filter((one) => one.prodId !== prodId);
  return (
    <div className="mt-4 grid gap-3">
      {isFixed ? null : (
        <FindField
          label={t`Find products by name`}
          error={faults['prodIds']}
          find={(words) => productsNamed(owner, words)}
          keyOf={({ prodId }) => prodId}
          render={(product) => (
            <Checkbox
              checked={chosen.has(product.prodId)}
              onChange={(event) => set({ products: event.currentTarget.checked ? [...draft.products, product] : without(product.prodId) })}
            >
              <bdi>{product.prodName}</bdi>
            </Checkbox>
          )}
        />
      )}
      {isFixed ? <FieldError>{faults['prodIds']}</FieldError> : null}
      <ul aria-label={t({ message: 'Chosen products', comment: 'What a coupon is for' })} className="grid gap-1">
        {draft.products.map(({ prodId, prodName }) => (
          <li key={prodId} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <bdi className="min-w-0 wrap-anywhere">{prodName}</bdi>
            {isFixed ? null : (
              <Button size="sm" variant="bare" onClick={() => set({ products: without(prodId) })}>
                {t`Remove`}
                <span className="sr-only"> {prodName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
