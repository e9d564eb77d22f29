import { applicationPaths } from '@prova/contract/applications/paths';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { matchPath } from 'react-router';

/** What names a person or what was opened about them, and no filter of a list. */
const OPENED = ['application', 'match', 'from'];

/** The list or the board that the page of a candidate was opened from, with what it was narrowed by. */
export type CameFrom = { readonly search: URLSearchParams } & (
  | { readonly place: 'list' }
  | { readonly place: 'board'; readonly jobId: string }
);

type Address = { readonly pathname: string; readonly search: string };

/** As an address has it, for `from`: the filters stay, whoever is open does not. */
export function fromHere({ pathname, search }: Address): string {
  const kept = new URLSearchParams(search);
  // The filter of matches is a list of bands; what opens an explanation is a word of its own.
  for (const name of OPENED) if (name !== 'match' || kept.get(name) === 'open') kept.delete(name);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** Anybody can write an address: only a list or a board is led back to. */
export function cameFrom(address: URLSearchParams): CameFrom | null {
  const [pathname = '', ...rest] = (address.get('from') ?? '').split('?');
  const search = new URLSearchParams(rest.join('?'));
  if (pathname === applicationPaths.candidates) return { place: 'list', search };
  const jobId = matchPath(funnelPaths.board, pathname)?.params.id;
  return jobId ? { place: 'board', jobId, search } : null;
}

/** Where one goes back to. */
export function hrefOf(from: CameFrom): string {
  const query = Object.fromEntries(from.search);
  return from.place === 'list'
    ? to(applicationPaths.candidates, {}, query)
    : to(funnelPaths.board, { id: from.jobId }, query);
}

/** The page of whoever applied with this, opened from there. */
export const pageOf = (applicationId: string, from: CameFrom | null): string =>
  to(applicationPaths.candidate, { id: applicationId }, { ...(from && { from: hrefOf(from) }) });
