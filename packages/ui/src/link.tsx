import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

/** How this app makes a link: a plain anchor, unless the app brings its router's. */
const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export const LinkProvider = LinkContext.Provider;

export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props);
}
