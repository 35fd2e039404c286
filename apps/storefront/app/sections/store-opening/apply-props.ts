import type { FormResult } from '../account/form-result.ts';
import type { Applying, ApplyResult } from './application.server.ts';

export type ApplyProps = { application: Applying; result: ApplyResult | FormResult | undefined };
