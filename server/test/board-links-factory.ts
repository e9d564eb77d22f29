import type { BoardLinkRight } from '@prova/contract/applications/board-link-rights';
import { makeBoardLink } from '@prova/contract/funnel/board-links';
import type { TestServer } from './harness.ts';
import type { Person } from './people.ts';

/** A link of the board of a job, and the secret of its address. */
export async function linkTo(
  server: TestServer,
  owner: Person,
  jobId: string,
  { right = 'act', name = 'Gestora da área' }: { right?: BoardLinkRight; name?: string } = {},
): Promise<{ id: string; token: string }> {
  const { data } = await server.call(makeBoardLink, {
    as: owner.token,
    params: { id: jobId },
    body: { name, right },
  });
  return { id: data.link.id, token: new URL(data.url).pathname.split('/').at(-1) ?? '' };
}
