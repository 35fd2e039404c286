/** Numbers in statements that an enumeration has a name for. */
import { SyntaxKind as K, type TaggedTemplateExpression } from 'typescript/unstable/ast';
import { type Source, textOf, visit } from './source.ts';

/** Small columns whose numbers are those of an enumeration of the contract or a domain. */
export const enumerated = [
  'apply_type',
  'biz_type',
  'close_type',
  'coupon_type',
  'delivery_type',
  'delivery_types',
  'document',
  'from_status',
  'header_type',
  'invoice_type',
  'measure',
  'mold',
  'offer_kind',
  'order_type',
  'pay_type',
  'payment_term',
  'payment_terms',
  'pricing_mode',
  'product_type',
  'rank_type',
  'scope',
  'social_type',
  'stage',
  'state',
  'status',
  'system_type',
  'to_status',
  'transport_type',
  'type',
  'validity',
  'visit_type',
] as const;
/** Those that count or measure; pages are numbered by their lists, where 0 is none. */
export const counted = [
  'analyzer',
  'attempts',
  'badge',
  'claim_days',
  'correction',
  'corrections',
  'days_max',
  'days_min',
  'delivery_days',
  'level',
  'line',
  'number',
  'page_id',
  'percent',
  'position',
  'prev_page_id',
  'score',
  'sequence',
  'ship_days',
  'transfer_hold_percent',
  'tries',
  'year',
] as const;

const column = String.raw`\b(?:${enumerated.join('|')})`;
const compared = String.raw`(?:=|<>|!=|<=|>=|<|>|is\s+(?:not\s+)?distinct\s+from)`;
const bare = new RegExp(
  String.raw`${column}\s*${compared}\s*-?\d+|${column}\s+(?:not\s+)?in\s*\(\s*-?\d+|case\s+(?:\w+\.)?${column}\s+when\s+-?\d+`,
  'gi',
);

/** @returns each place of a statement where such a column stands beside a bare number */
export const bareNumbers = (source: Source, isMeant: (path: string) => boolean): string[] => {
  const found: string[] = [];
  for (const file of source.files) {
    if (!isMeant(source.pathOf(file))) continue;
    visit(file, (node) => {
      if (node.kind !== K.TaggedTemplateExpression || textOf((node as TaggedTemplateExpression).tag) !== 'sql') return;
      const { template } = node as TaggedTemplateExpression;
      const text =
        template.kind === K.TemplateExpression
          ? [template.head.text, ...template.templateSpans.map((span) => span.literal.text)].join('$')
          : textOf(template);
      for (const [match] of text.matchAll(bare)) found.push(`${source.place(node)} ${match}`);
    });
  }
  return found;
};
