import { defineMessage } from '@lingui/core/macro';
import { code, headerType, isSoleTrader } from '@kyakhta/contract/values';
import { ask, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { idIn } from './invoices.server.ts';
import { titleForm, typedTitle } from './title.server.ts';

/** Saved titles, the default first, and what the form begins with. */
export async function loadFirm(asked: Asked) {
  const [titles, countries] = await Promise.all([ask(asked, 'GET /p/invoiceTitle/list', {}), ask(asked, 'GET /p/address/countries', {})]);
  const chosen = titles.find(({ titleId }) => titleId === idIn(asked.url, 'title'));
  const shown = titles.map((t) => ({
    id: t.titleId,
    name: t.headerName,
    taxNumber: t.invoiceTaxNumber,
    isDefault: t.isDefault,
  }));
  return {
    titles: shown,
    /** Which are to be forgotten, when the buyer is asked. */
    asks: shown.find(({ id }) => id === idIn(asked.url, 'ask')) ?? null,
    countries: countries.map(({ country, countryName }) => ({ country, name: countryName })),
    form: titleForm(chosen),
  };
}
export type Firm = Awaited<ReturnType<typeof loadFirm>>;

const words = {
  signatory: defineMessage({ message: 'Enter the full name of the person who signs contracts for the company.' }),
  basis: defineMessage({ message: 'Enter the basis of their authority to sign, such as the charter.' }),
};

/** Keeps a title, chooses the default, or forgets one. */
export async function changeFirm(asked: Asked, data: FormData): Promise<Response | FormResult> {
  const form = openForm(asked, data);
  const done = async (answer: Awaited<ReturnType<typeof tryAsk>>): Promise<Response | FormResult> =>
    answer.code === code.ok ? goTo(asked.url, paths.firm()) : form.refused(answer);
  if (form.has('forget')) return done(await tryAsk(asked, 'DELETE /p/invoiceTitle/{titleId}', { titleId: form.text('forget') }));
  if (form.has('choose')) return done(await tryAsk(asked, 'PUT /p/invoiceTitle/default/{titleId}', { titleId: form.text('choose') }));
  const { title, faults } = typedTitle(form);
  const signs = { signatory: form.text('signatory'), basis: form.text('basis') };
  const isCompany = title.headerType === headerType.unit && !isSoleTrader({ country: title.country, taxNumber: title.invoiceTaxNumber });
  const wrong = form.faults({
    ...faults,
    signatory: isCompany && signs.signatory === '' && words.signatory,
    basis: isCompany && signs.basis === '' && words.basis,
  });
  if (wrong) return wrong;
  const answer = await tryAsk(asked, 'POST /p/invoiceTitle', { ...title, ...signs });
  return answer.code === code.ok ? goTo(asked.url, paths.firm({ done: 1 })) : form.refused(answer);
}
