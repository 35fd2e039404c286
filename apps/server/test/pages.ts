import { type ActionFunctionArgs, createContext, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import type { PageSource } from '../src/runtime/http/pages.ts';

type Api = { call(key: string, input: unknown): Promise<{ data: unknown }> };
/** What pages are given, as the storefront declares it. */
export const apiContext = createContext<Api>();
export const personContext = createContext<{ locale: string; currency: { code: string }; buyer: { userId: number } | null }>();
export const nonceContext = createContext<string>();

/** A storefront of one page at every address. */
export const pagesOf = (
  loader: (args: LoaderFunctionArgs) => Promise<Response>,
  action?: (args: ActionFunctionArgs) => Promise<Response>,
): PageSource => {
  const build = {
    entry: { module: { default: () => new Response(), apiContext, personContext, nonceContext } },
    routes: { page: { id: 'page', path: '*', module: { loader, ...(action === undefined ? {} : { action }) } } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    future: {},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
  return { dev: false, before: () => Promise.resolve(false), build: () => Promise.resolve(build) };
};
