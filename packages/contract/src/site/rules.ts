import { z } from 'zod';
import { anyText, onPaper, whole } from '../fields.ts';
import { identityChars, type IdentityPart } from '../values/identity.ts';
import { courtChars, doorIncoterms } from '../values/papers.ts';
import { topUpGiftPercentMax, topUpMax, topUpOffersMax } from '../values/settlement.ts';

/** Rules of the site that are made of several figures or words. */
const figure = () => z.number().int().min(0).max(9_999_999);
/** What the guests' home page says of the size of the marketplace. */
export const marketingFigures = z.object({
  prodTenThousands: figure(),
  shopTenThousands: figure(),
  categories: figure(),
  lines: figure(),
  newToday: figure(),
});

/** A line of who a party is, printable; empty where it is not told. */
export const identityLine = (part: IdentityPart) => onPaper(anyText(identityChars[part]).trim());
/** A country of a party, ISO 3166-1 alpha-2, or empty. */
export const identityCountry = () => z.string().regex(/^([A-Z]{2})?$/, { message: 'wrong' });

/** The platform as contracts and invoices name it; what is empty is left out, and an empty name is the company's. */
export const invoiceIssuer = z.object({
  name: identityLine('name'),
  form: identityLine('form').default(''),
  country: identityCountry().default(''),
  registrationNumber: identityLine('registrationNumber').default(''),
  taxNumber: identityLine('taxNumber'),
  address: identityLine('address'),
  phone: identityLine('phone').default(''),
  signatory: identityLine('signatory').default(''),
  basis: identityLine('basis').default(''),
});

const court = () => onPaper(anyText(courtChars).trim());
/** What papers say besides goods and price; an empty law is the platform's country, an empty court the one at its seat; empty with the supplier: as with the buyer. */
export const contractTerms = z.object({
  doorTerm: z
    .enum(doorIncoterms)
    .meta({ description: 'Incoterms 2020 of the platform’s lines: DDP, the platform pays the duty; DAP, the buyer does' }),
  buyerLaw: identityCountry(),
  buyerCourt: court(),
  supplierLaw: identityCountry(),
  supplierCourt: court(),
});

/** Bounds of a way to pay: whole units of the settlement currency, and countries goods may go to (none is all). */
export const payLimit = z.object({
  least: whole(0, 10_000_000).nullable(),
  most: whole(1, 10_000_000).nullable(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, { message: 'wrong' })).max(250),
});

/** Amounts offered for a top-up, each once, and what the platform adds to each, never more than some per cent of it: whole units of the settlement currency. */
export const topUpOffers = z
  .array(
    z
      .object({ amount: whole(1, topUpMax), gift: whole(0, topUpMax) })
      .refine((o) => o.gift * 100 <= o.amount * topUpGiftPercentMax, { message: 'wrong' }),
  )
  .max(topUpOffersMax)
  .refine((offers) => new Set(offers.map((o) => o.amount)).size === offers.length, { message: 'wrong' });
