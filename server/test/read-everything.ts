import type { EndpointShape } from '@prova/contract/endpoint';
import { expect } from 'vitest';
import { routes } from '../src/app.ts';
import type { Kind } from './authorization/kinds.ts';
import { pathTokens, type World } from './authorization/world.ts';

interface Asked {
  readonly as: readonly Kind[];
  /** Ids of all that it is about, each asked of every endpoint, whatever it is for. */
  readonly ids: readonly string[];
  readonly queries: readonly Readonly<Record<string, string>>[];
}

/**
 * Asks every endpoint that reads, also those that are new, as each of some actors.
 * @param look is given each answer, under the name of what was asked
 * @returns the endpoints that answered something
 */
export async function readEverything(
  world: World,
  { as: kinds, ids, queries }: Asked,
  look: (where: string, body: unknown) => void,
): Promise<Set<string>> {
  const opened = new Set<string>();
  const [first = ''] = ids;
  for (const endpoint of routes.map((route): EndpointShape => route.endpoint)) {
    if (endpoint.method !== 'GET') continue;
    const { access, path } = endpoint;
    const token = access.kind === 'token' ? (pathTokens(world)[access.token] ?? '') : '';
    const others = {
      uploadId: world.uploadId,
      talentId: world.self.talentId,
      jobId: world.otherJobId,
      slug: world.jobSlug,
      email: 'a@b.example',
    };
    const fixed = {
      ...others,
      token,
      videoId: first,
      lessonId: first,
      level: 'junior',
      type: 'rejection',
      subject: first,
      code: token,
    };
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    expect(
      named.filter((name) => name !== 'id' && !(name in fixed)),
      `what ${endpoint.id} is asked about`,
    ).toEqual([]);
    for (const kind of kinds) {
      const as = world.actors[kind].token;
      for (const id of named.includes('id') ? ids : ['']) {
        for (const query of differentFor(endpoint, queries)) {
          const options = { params: { ...fixed, id }, query, ...(as && { as }) };
          const { status, body } = await world.server.call(endpoint, options);
          if (status === 200) opened.add(endpoint.id);
          look(`${endpoint.id} (${kind}, ${status})`, body);
        }
      }
    }
  }
  return opened;
}

/** What is asked, without what the endpoint does not read: it would be the same call once more. */
function differentFor({ query }: EndpointShape, queries: Asked['queries']): Asked['queries'] {
  const { shape } = (query ?? { shape: {} }) as { shape?: object };
  if (!shape) return queries;
  const read = queries.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => name in shape)));
  return [...new Map(read.map((each) => [JSON.stringify(each), each])).values()];
}
