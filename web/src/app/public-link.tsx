import { accountPaths } from '@prova/contract/accounts/paths';
import { useFollow } from '../lib/lean-router.tsx';
import { isLeanHref } from '../lib/places.ts';
import type { LinkProps } from '../ui/link.tsx';

/** Links of the public entry: its own pages without loading, the others by loading their entry. */
export function PublicLink({ href, ...rest }: LinkProps) {
  // The login may load what other pages may not: its policy comes with the page.
  const within = isLeanHref(href) && !href.startsWith(accountPaths.login);
  return within ? <LeanLink {...rest} href={href} /> : <a {...rest} href={href} />;
}

function LeanLink({ href, onClick, ...rest }: LinkProps) {
  return <a {...rest} href={href} onClick={useFollow(href, rest.target, onClick)} />;
}
