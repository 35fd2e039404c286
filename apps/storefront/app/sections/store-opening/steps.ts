import type { ApplicationField } from '@kyakhta/contract/values';

import type { ApplyStep } from '../../paths.ts';

/** Steps of an application, each a separate form; the last looks at all of it. */
export const applySteps = ['store', 'contact', 'firm', 'check'] as const satisfies readonly ApplyStep[];

export const fieldsOfStep: Readonly<Record<ApplyStep, readonly ApplicationField[]>> = {
  store: ['shopName', 'intro', 'shopLogo'],
  contact: ['country', 'receiveMobile', 'tel', 'province', 'city', 'area', 'shopAddress', 'shopLng', 'shopLat'],
  firm: ['firmName', 'creditCode', 'businessLicense', 'identityCardFront', 'identityCardLater'],
  check: [],
};
/** Where a field is asked for. */
export const stepOf = (field: string): ApplyStep =>
  applySteps.find((step) => (fieldsOfStep[step] as readonly string[]).includes(field)) ?? 'store';

/** Steps that ask for nothing more. @param faulty fields that are missing or not right yet */
export const readySteps = (faulty: readonly string[]): readonly ApplyStep[] =>
  applySteps.filter((step) => step !== 'check' && !faulty.some((field) => stepOf(field) === step));

export const readStep = (text: string | null): ApplyStep => applySteps.find((step) => step === text) ?? 'store';
export const stepAfter = (step: ApplyStep): ApplyStep => applySteps[applySteps.indexOf(step) + 1] ?? 'check';
