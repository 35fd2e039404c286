import type { AnchorProps } from '@kyakhta/ui';
import { Link, useRouteLoaderData } from 'react-router';
import { withLanguage } from '../../paths.ts';

/** A link within the storefront: no reload, and the language of the address goes along, with a paper that is loaded down, too. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  const lang = useLang();
  const inside = href.startsWith('/') && !href.startsWith('/seller') && !href.startsWith('/dev/');
  if (!inside || rest.download !== undefined) {
    return (
      <a href={inside ? withLanguage(href, lang) : href} {...rest}>
        {children}
      </a>
    );
  }
  // The table of routes comes with every page: nothing is to be discovered by the links on it.
  return (
    <Link to={withLanguage(href, lang)} prefetch="intent" discover="none" {...rest}>
      {children}
    </Link>
  );
}

/** The language the address names, or null when the cookie chose it. */
export function useLang(): string | null {
  return useRouteLoaderData<{ lang: string | null }>('root')?.lang ?? null;
}

/** Keeps the language of the address when a form that gets a page is sent. */
export function LangField() {
  const lang = useLang();
  return lang ? <input type="hidden" name="lang" value={lang} /> : null;
}
