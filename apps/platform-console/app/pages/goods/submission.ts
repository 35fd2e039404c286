import type { Output } from '@kyakhta/contract/types';

/** What a store submitted of a product, as an operator looks at it. */
export type Submission = Output<'GET /platform/prodAudit/info/{prodId}'>;
