/** The page of posts in an address, beside whatever else it says. */
export function postsPageOf(address: URLSearchParams): number {
  const page = Number(address.get('posts'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function withPostsPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page > 1) next.set('posts', String(page));
  else next.delete('posts');
  return next;
}
