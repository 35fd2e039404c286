import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { jobsHref, jobsSend } from './jobs-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(jobsHref({}));

export const jobsSending: RouteObject[] = [{ path: jobsSend.retry, loader, action: sending('POST /platform/jobs/retry') }];
