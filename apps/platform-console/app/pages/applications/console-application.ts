import type { Output } from '@kyakhta/contract/types';

export type ConsoleApplication = Output<'GET /platform/shopAudit/info/{applicationId}'>;
