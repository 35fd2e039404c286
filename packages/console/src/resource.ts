import type { EndpointKey, Input, Output } from '@kyakhta/contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { ask, sending } from './ask.ts';
import { at } from './base.ts';
import type { Reader } from './lists/readers.ts';
import { sheetHref } from './lists/sheet-href.ts';
import type { MenuEntry } from './menu.ts';
import { pageOf, rowsPerPage } from './paging.ts';

/** What an address says of a list: which of its views, what narrows it, and which page. */
export type ResourceQuery<View extends string, Name extends string> = {
  view?: View | undefined;
  page?: number | undefined;
} & { [N in Name]?: string | number | undefined };

/** The same as it was read. */
export type Asked<View extends string, Name extends string> = {
  view: View;
  narrowed: { [N in Name]?: string };
  current: number;
};

/** Where a verb is sent to, below the list: `endSessions` to `end-sessions`. */
type Sends<Verbs> = { readonly [V in keyof Verbs]: string };
type Calls = EndpointKey | Readonly<Record<string, EndpointKey>>;
type CallOf<List extends Calls> = List extends EndpointKey ? List : Extract<List[keyof List], EndpointKey>;
/** What a call is asked for besides the page; of several calls what one of them takes. */
type WithoutPaging<Asked> = Asked extends unknown ? Omit<Asked, 'current' | 'size'> : never;
type Filter<List extends Calls> = WithoutPaging<Input<CallOf<List>>>;

type ResourceSpec<
  List extends Calls,
  View extends string,
  Name extends string,
  Verbs extends Readonly<Record<string, EndpointKey>>,
  Page,
> = {
  /** Where the list stands; what it is called where its columns and views are kept. */
  path: `/${string}`;
  /** What it is called, over its page and in the menu. */
  title: MessageDescriptor;
  /** How the menu shows it; a list that is reached from elsewhere has no entry. */
  menu?: MenuEntry;
  /** The call that answers a page of it; one for each view, where these are separate lists. */
  list: List;
  /** The call that answers all of it as a spreadsheet. */
  sheet?: EndpointKey | Readonly<Record<NoInfer<View>, EndpointKey>>;
  /** Its views in the order of their tabs, and which of them an address does not name: the first, where none is. */
  views?: readonly [View, ...View[]];
  first?: NoInfer<View>;
  /** By what name an address says the view; `view`, if it has none. */
  viewedBy?: string;
  /** Its addresses name every view: those of two consoles that open it at different ones. */
  namesViews?: boolean;
  /** What else narrows it, by the names of the address: the most characters that are read of a text, or how it is read. */
  narrowedBy?: Readonly<Record<Name, number | Reader>>;
  /** Names that narrow some of its views alone. */
  namesOf?: Readonly<Partial<Record<NoInfer<Name>, readonly NoInfer<View>[]>>>;
  /** By which of these names one thing is looked up: then no view counts. */
  alone?: NoInfer<Name>;
  /** What list and spreadsheet are asked for, by what the address says. */
  ask?: (asked: { view: View } & { [N in Name]?: string }) => Filter<List>;
  /** How its page is made, where that is not one call for what is asked. */
  read?: (request: Request, filter: Filter<List>, asked: Asked<View, Name>) => Promise<Page>;
  /** What can be done with its things, and by which call. */
  verbs?: Verbs;
  /** By what one of its things goes in an address below it. */
  one?: string;
};

/** One page of a list as an address names it, with what its spreadsheet is asked for. */
export type Loaded<Page, View extends string, Name extends string> = Asked<View, Name> & { page: Page; exportHref: string | null };

type Lazy = NonNullable<RouteObject['lazy']>;

const kebab = (verb: string): string => verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const below = (path: string) => path.replace(/^\//, '');
const textUpTo =
  (most: number): Reader =>
  (text) =>
    text.slice(0, most);

/**
 * One list of a console, described in one place: its name, its addresses, its entry in the menu, its routes, how its page is
 * read, its spreadsheet and the addresses its verbs are sent to. What it looks like says a `ResourcePage`.
 */
export function resource<
  const List extends Calls,
  const View extends string = 'all',
  const Name extends string = never,
  const Verbs extends Readonly<Record<string, EndpointKey>> = Readonly<Record<string, never>>,
  Page = Output<CallOf<List>>,
>(spec: ResourceSpec<List, View, Name, Verbs, Page>) {
  const { path, sheet } = spec;
  const views = spec.views ?? (['all'] as unknown as readonly [View]);
  const first = spec.first ?? views[0];
  const viewedBy = spec.viewedBy ?? 'view';
  const narrowedBy = (spec.narrowedBy ?? {}) as Readonly<Record<Name, number | Reader>>;
  const names = Object.keys(narrowedBy) as Name[];

  const isOf = (name: Name, view: View): boolean => spec.namesOf?.[name]?.includes(view) ?? true;
  const callOf = (calls: Calls, view: View): EndpointKey => (typeof calls === 'string' ? calls : (calls[view] as EndpointKey));

  const href = ({ view, page, ...narrowed }: ResourceQuery<View, Name> = {}): string => {
    const said = Object.entries(narrowed).filter(([name]) => isOf(name as never, view ?? first));
    return at(path, {
      [viewedBy]: view === first && !spec.namesViews ? undefined : view,
      ...(Object.fromEntries(said) as { [N in Name]?: string }),
      page: page !== undefined && page > 1 ? page : undefined,
    });
  };

  /** What a name says, as far as it can be read. */
  const read = (name: Name, text: string): string | undefined => {
    const by: number | Reader = narrowedBy[name];
    const reader = typeof by === 'number' ? textUpTo(by) : by;
    return reader(text.trim()) || undefined;
  };
  const asked = (request: Request): Asked<View, Name> => {
    const { searchParams } = new URL(request.url);
    const view = views.find((one) => one === searchParams.get(viewedBy)) ?? first;
    const own = names.filter((name) => isOf(name, view));
    const said = own.map((name): [Name, string | undefined] => [name, read(name, searchParams.get(name) ?? '')]);
    return {
      view,
      narrowed: Object.fromEntries(said.filter(([, text]) => text !== undefined)) as { [N in Name]?: string },
      current: pageOf(searchParams),
    };
  };
  const load = async (request: Request): Promise<Loaded<Page, View, Name>> => {
    const said = asked(request);
    const { view, narrowed, current } = said;
    const filter = spec.ask?.({ view, ...narrowed }) ?? ({} as Filter<List>);
    const whole = () => ask(request, callOf(spec.list, view), { ...filter, current, size: rowsPerPage }) as Promise<Page>;
    const page = await (spec.read?.(request, filter, said) ?? whole());
    return { page, ...said, exportHref: sheet === undefined ? null : sheetHref(callOf(sheet, view), filter as never) };
  };

  const verbs = (spec.verbs ?? {}) as Verbs;
  const send = Object.fromEntries(Object.keys(verbs).map((verb) => [verb, `${path}/${kebab(verb)}`])) as Sends<Verbs>;

  /** The list, one of its things, and what is done with them. A GET of an address that only takes a POST shows the list. */
  const routes = (pages: { list: Lazy; one?: Lazy }): RouteObject[] => [
    { path: below(path), lazy: pages.list },
    ...Object.entries(verbs).map(([verb, endpoint]) => ({
      path: `${below(path)}/${kebab(verb)}`,
      loader: () => redirect(path),
      action: sending(endpoint),
    })),
    ...(pages.one === undefined ? [] : [{ path: `${below(path)}/:${spec.one ?? 'id'}`, lazy: pages.one }]),
  ];

  return {
    path,
    title: spec.title,
    menu: spec.menu,
    views,
    names,
    alone: spec.alone as Name | undefined,
    href,
    read,
    send,
    routes,
    /** What an address asks for, where a page needs to know before it is read. */
    asked,
    load,
    /** The loader of a page that needs nothing else. */
    loader: ({ request }: LoaderFunctionArgs) => load(request),
    /** The address of one of its things. */
    one: (id: string | number): string => `${path}/${encodeURIComponent(id)}`,
  };
}

/** What a page needs of the list that it shows. */
export type Addressed<View extends string, Name extends string> = {
  readonly title: MessageDescriptor;
  readonly views: readonly View[];
  readonly names: readonly Name[];
  readonly alone: Name | undefined;
  readonly href: (query?: ResourceQuery<View, Name>) => string;
  readonly read: (name: Name, text: string) => string | undefined;
};
