import { defineMessage } from '@lingui/core/macro';
import { headerType, isKpp, isTaxNumber, plainTaxNumber } from '@kyakhta/contract/values';
import type { openForm } from '../account/form-answer.server.ts';

type Form = ReturnType<typeof openForm>;
interface Title {
  readonly headerType: number;
  readonly headerName: string;
  readonly country: string;
  readonly invoiceTaxNumber: string;
  readonly registrationCode: string;
  readonly address: string;
  readonly signatory?: string;
  readonly basis?: string;
}

/** What the fields of a title begin with: a title, or nothing but the country most buyers are in. */
export const titleForm = (title: Title | undefined) => ({
  headerType: String(title?.headerType ?? headerType.unit),
  headerName: title?.headerName ?? '',
  country: title?.country ?? 'RU',
  invoiceTaxNumber: title?.invoiceTaxNumber ?? '',
  registrationCode: title?.registrationCode ?? '',
  address: title?.address ?? '',
  signatory: title?.signatory ?? '',
  basis: title?.basis ?? '',
});
export type TitleForm = ReturnType<typeof titleForm>;

const words = {
  headerName: defineMessage({ message: 'Enter the name to appear on the invoice.' }),
  taxNumber: defineMessage({ message: 'Enter the tax number of the company.' }),
  wrongTaxNumber: defineMessage({ message: 'This isn’t a valid tax number in the chosen country. Check it against your documents.' }),
  kpp: defineMessage({ message: 'A KPP has nine characters, such as 773601001.' }),
};

/** The title typed, and what is wrong with its fields. */
export const typedTitle = (form: Form) => {
  const isCompany = form.text('headerType') !== String(headerType.personal);
  const title = {
    headerType: isCompany ? headerType.unit : headerType.personal,
    headerName: form.text('headerName'),
    country: form.text('country'),
    invoiceTaxNumber: plainTaxNumber(form.text('invoiceTaxNumber')),
    registrationCode: plainTaxNumber(form.text('registrationCode')),
    address: form.text('address'),
  };
  const { country, invoiceTaxNumber: taxNumber, registrationCode: kpp } = title;
  const faults = {
    headerName: title.headerName === '' && words.headerName,
    invoiceTaxNumber: isCompany && (taxNumber === '' ? words.taxNumber : !isTaxNumber(country, taxNumber) && words.wrongTaxNumber),
    registrationCode: isCompany && country === 'RU' && kpp !== '' && !isKpp(kpp) && words.kpp,
  };
  return { title, faults };
};
