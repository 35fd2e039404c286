import type { Input, Output } from '@kyakhta/contract/types';
import {
  type ApplicationField,
  type ApplicationPicture,
  applicationPictures,
  applicationState,
  code,
  openFields,
} from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { heldFiles, type HeldFile } from '../files/held-file.ts';
import { mapCities } from './map-cities.server.ts';
import { fieldsOfStep, readStep, readySteps, stepAfter } from './steps.ts';

type Wire = Output<'GET /p/shop/shopAudit'>;
export type HeldByField = Readonly<Record<ApplicationPicture, readonly HeldFile[]>>;
/** What the form shows again: besides what was typed the pictures that have arrived. */
export type ApplyResult = FormResult & { files: Partial<HeldByField> };

const isPicture = (field: string): field is ApplicationPicture => (applicationPictures as readonly string[]).includes(field);

const valuesOf = (one: Wire): Readonly<Record<string, string>> => ({
  shopName: one.shopName,
  intro: one.intro,
  country: one.country,
  receiveMobile: one.receiveMobile,
  tel: one.tel,
  province: one.province,
  city: one.city,
  area: one.area,
  shopAddress: one.shopAddress,
  shopLng: one.shopLng === null ? '' : String(one.shopLng),
  shopLat: one.shopLat === null ? '' : String(one.shopLat),
  firmName: one.firmName,
  creditCode: one.creditCode,
});

/** One's own application, as far as it is. */
export async function loadApplying(asked: Asked) {
  const [one, countries] = await Promise.all([ask(asked, 'GET /p/shop/shopAudit', {}), ask(asked, 'GET /p/address/countries', {})]);
  const format = formatOf(asked.context);
  const { applicationState: state, remarks } = one;
  const files = Object.fromEntries(
    applicationPictures.map((field) => {
      const held = one[field];
      return [field, held === null ? [] : [held]];
    }),
  ) as unknown as HeldByField;
  return {
    state: state ?? applicationState.draft,
    isNew: state === null,
    step: readStep(asked.url.searchParams.get('step')),
    kept: asked.url.searchParams.has('kept'),
    values: valuesOf(one),
    files,
    countries: countries.map(({ country, countryName }) => ({ country, name: countryName })),
    cities: mapCities(personOf(asked.context).locale),
    countryName: format.country(one.country),
    remarks,
    open: [...openFields(remarks)],
    submitted: one.submittedAt && format.moment(one.submittedAt),
    decided: one.decidedAt && format.moment(one.decidedAt),
    shopId: one.shopId,
    shopStatus: one.shopStatus,
    isAgain: one.shopStatus === 5,
    suspendReason: one.suspendReason,
    storeAccount: one.storeAccount,
    ready: readySteps(Object.keys(one.faults)),
  };
}
export type Applying = Awaited<ReturnType<typeof loadApplying>>;

/** What a form sends of some fields: texts as they were typed, of pictures the one that is in it. */
function readFields(data: FormData, fields: readonly ApplicationField[], removed: number) {
  const files: Partial<Record<ApplicationPicture, readonly HeldFile[]>> = {};
  const input: Partial<Record<ApplicationField, string>> = {};
  for (const field of fields) {
    if (isPicture(field)) {
      // Of a second one, chosen where there are no scripts, the newest counts.
      const held = heldFiles(data, `${field}File`)
        .filter(({ fileId }) => fileId !== removed)
        .slice(-1);
      files[field] = held;
      input[field] = held[0]?.filePath ?? '';
    } else {
      const typed = data.get(field);
      if (typeof typed === 'string') input[field] = typed;
    }
  }
  return { files, input: input as Input<'PUT /p/shop/apply/draft'> };
}

/** Takes a step, or submits: the draft when all of it is there, what was mended when it was refused. */
export async function apply(asked: Asked, data: FormData): Promise<ApplyResult | Response> {
  const form = openForm(asked, data);
  const removed = Number(form.text('remove'));
  const problems = data.getAll('fileProblem').filter((text) => typeof text === 'string');
  const intent = form.text('intent');
  const fields = form.has('mend') ? (form.text('mend').split(',') as ApplicationField[]) : fieldsOfStep[readStep(form.text('step'))];
  const { files, input } = readFields(data, fields, removed);
  const again = (result: FormResult): ApplyResult => ({ ...result, files });
  if (problems.length > 0) return again(form.show({ msg: problems.join(' ') }));
  if (form.has('mend')) {
    if (removed > 0) return again(form.show({}));
    const answer = await tryAsk(asked, 'PUT /p/shop/apply', input);
    if (answer.code === code.ok) return goTo(asked.url, paths.applyShop());
    return again(form.refused(answer, { shopNameTaken: 'shopName' }));
  }
  const step = readStep(form.text('step'));
  if (step === 'check') {
    const answer = await tryAsk(asked, 'POST /p/shop/apply', {});
    if (answer.code === code.ok) return goTo(asked.url, paths.applyShop());
    // Of another step: the page says there what is missing.
    const missing = answer.data?.failure === 'shopNameTaken' ? { shopName: answer.msg } : (answer.data?.fields ?? {});
    return again(form.show(Object.keys(missing).length > 0 ? { fields: missing } : { msg: answer.msg }));
  }
  const answer = await tryAsk(asked, 'PUT /p/shop/apply/draft', input);
  if (answer.code !== code.ok) return again(form.refused(answer, { shopNameTaken: 'shopName' }));
  if (removed > 0) return again(form.show({}));
  if (intent === 'later') return goTo(asked.url, paths.applyShop({ step, kept: 1 }));
  const { faults } = answer.data;
  return Object.keys(faults).length > 0
    ? again(form.show({ fields: faults }))
    : goTo(asked.url, paths.applyShop({ step: stepAfter(step) }));
}
