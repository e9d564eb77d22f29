import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { unbroken } from '../lib/jsx/unbroken.ts';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * Which component follows links inside the product. Without a provider they are plain anchors; the signed-in
 * application gives the router's own, so that ui/ knows no router and public pages need none.
 */
export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

export function Link(props: LinkProps) {
  const Routed = use(LinkContext);
  const inside = props.href.startsWith('/') && props.target !== '_blank' && !props.download;
  return Routed && inside ? <Routed {...props}>{unbroken(props.children)}</Routed> : <a {...props}>{props.children}</a>;
}
