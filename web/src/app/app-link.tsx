import { Link as RouterLink } from 'react-router';
import { isLeanHref } from '../lib/places.ts';
import type { LinkProps } from '../ui/link.tsx';

/** Links of the signed-in entry: its own pages without loading, public ones by loading their entry. */
export function AppLink({ href, ...rest }: LinkProps) {
  return isLeanHref(href) ? <a {...rest} href={href} /> : <RouterLink {...rest} to={href} />;
}
