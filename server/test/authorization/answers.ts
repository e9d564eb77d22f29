import type { EndpointShape } from '@prova/contract/endpoint';
import type { CallOptions, CallResult } from '../harness.ts';
import { rolledBack, rolledBackToHere } from '../rolled-back.ts';
import type { CompanyRows } from './company-rows.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Call, ExpectedAccess } from './outcomes.ts';
import type { Actor, World } from './world.ts';

type Send = (endpoint: EndpointShape, options: CallOptions) => Promise<CallResult<EndpointShape>>;

/** Where the calls go, and what they are about. */
export interface Tried {
  readonly world: World;
  readonly send: Send;
}

/** Those who may not learn anything of the company's drafts and candidates. */
const OUTSIDERS: ReadonlySet<Kind> = new Set(['guest', 'talent', 'foreign', 'expert', 'removed', 'unshared']);

/**
 * Where an endpoint answers otherwise than the table says, by kind of actor. All send the same call to the same rows. An
 * answer that tells an outsider something that is the company's alone differs, too.
 */
export async function differencesOf(tried: Tried, endpoint: EndpointShape, row: ExpectedAccess): Promise<string[]> {
  const differences: string[] = [];
  for (const [kind, answer] of await answersTo(tried, endpoint, row.call)) {
    const outcome = outcomeOf(endpoint, answer);
    if (outcome !== row.outcomes[kind]) differences.push(`${kind}: ${outcome}, not ${row.outcomes[kind]}`);
    if (endpoint.access.kind === 'token' || !OUTSIDERS.has(kind)) continue;
    differences.push(...secretsIn(answer, tried.world).map((secret) => `${kind} is told ${secret}`));
  }
  return differences;
}

/** What each kind of actor is answered. A call that does not look at who sends it is made once, and each meets the same rows. */
async function answersTo(tried: Tried, endpoint: EndpointShape, call: Call | undefined) {
  const answers: [Kind, CallResult<EndpointShape>][] = [];
  if (call && call.length > 1) {
    for (const kind of KINDS) answers.push([kind, await answerTo(tried, endpoint, call, tried.world.actors[kind])]);
    return answers;
  }
  await prepared(tried, call, tried.world.actors.guest, async (options) => {
    for (const kind of KINDS) {
      const { token } = tried.world.actors[kind];
      const sent = { ...options, ...(token && { as: token }) };
      answers.push([kind, await rolledBackToHere(tried.world.server, () => tried.send(endpoint, sent))]);
    }
  });
  return answers;
}

/** What an answer tells that is a company's alone. */
export function secretsIn({ body }: CallResult<EndpointShape>, { secrets }: Pick<CompanyRows, 'secrets'>): string[] {
  const text = JSON.stringify(body);
  return secrets.filter((secret) => text.includes(secret));
}

/** What an actor is answered, after which all is as it was. */
export function answerTo(tried: Tried, endpoint: EndpointShape, call: Call | undefined, actor: Actor) {
  return prepared(tried, call, actor, (options) => tried.send(endpoint, options));
}

/** Does something with the call of an actor in the world that it is made for, after which all is as it was. */
export function prepared<T>(
  { world }: Tried,
  call: Call | undefined,
  actor: Actor,
  work: (options: CallOptions) => Promise<T>,
): Promise<T> {
  return rolledBack(world.server, async () => {
    const options = (await call?.(world, actor)) ?? {};
    return work({ ...options, ...(actor.token && { as: actor.token }) });
  });
}

/** As the table writes it; what failed in a call that should be right stands behind the code. */
export function outcomeOf(endpoint: EndpointShape, { status, body }: CallResult<EndpointShape>): string {
  const declared: readonly (number | undefined)[] = [endpoint.status ?? 200, endpoint.otherStatus];
  if (body.success && declared.includes(status)) return 'ok';
  const details = body.details?.map(({ field, message }) => `${field}: ${message}`).join(', ');
  return [status, body.error, details && `(${details})`].filter(Boolean).join(' ');
}
