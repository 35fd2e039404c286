import type { AnchorProps } from '@kyakhta/ui';
import { Link } from 'react-router';

/** A link within the console goes without a reload; anything else is a plain one. */
export function RouterAnchor({ href, target, children, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('/api/') || target) {
    return (
      <a href={href} target={target} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
