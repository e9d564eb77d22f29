import { Link as RouterLink } from 'react-router';
import { isLeanPage } from '../lib/places.ts';
import type { LinkProps } from '../ui/link.tsx';

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');

/** Links of the signed-in entry: its own pages without loading, public ones by loading their entry. */
export function AppLink({ href, ...rest }: LinkProps) {
  return isLeanPage(pathOf(href)) ? <a {...rest} href={href} /> : <RouterLink {...rest} to={href} />;
}

/** Links of the public entry, the other way round. */
export function PublicLink({ href, ...rest }: LinkProps) {
  return isLeanPage(pathOf(href)) ? <RouterLink {...rest} to={href} /> : <a {...rest} href={href} />;
}
