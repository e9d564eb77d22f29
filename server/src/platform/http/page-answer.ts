import type { TokenKind } from '@prova/contract/common';
import type { DataOf, EndpointShape, SuccessEnvelope } from '@prova/contract/endpoint';
import type { PageAnswer } from '@prova/contract/pages';
import { urlOf } from '@prova/contract/paths';
import { AppError } from '../app-error.ts';
import { type Ctx, createContext } from '../context.ts';
import { actorOf, requireToken } from '../tokens.ts';
import { failureBody, toAppError, zodError } from './failures.ts';
import { isReply, type Route, type RouteInput } from './route.ts';

/** The call with which the screen of a page begins. */
export interface FirstCall {
  readonly endpoint: EndpointShape & { readonly method: 'GET' };
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Where the client looks for the answer. */
export const addressOf = ({ endpoint, params, query }: FirstCall): string => urlOf(endpoint.path, params, query);

/**
 * Answers the first call of a page as the route itself would: access, checks, service, envelope. A failure is an answer, too;
 * what nobody foresaw is in the log. Only endpoints that anybody may call, or whose token is in the path.
 */
export async function answerFirst(ctx: Ctx, call: FirstCall, routes: readonly Route[]): Promise<PageAnswer> {
  try {
    return { status: 200, body: await answer(ctx, call, routes) };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status >= 500) ctx.log.error({ err: error.cause ?? error }, 'first call of a page failed');
    return { status: error.status, body: failureBody(error, ctx, ctx.caller.requestId) };
  }
}

async function answer(
  ctx: Ctx,
  { endpoint, params, query }: FirstCall,
  routes: readonly Route[],
): Promise<SuccessEnvelope<unknown>> {
  const route = routes.find((each) => each.endpoint.id === endpoint.id);
  if (!route || endpoint.access.kind === 'user') throw new Error(`No page can begin with ${endpoint.id}.`);
  const given = endpoint.params?.safeParse(params);
  if (given && !given.success) throw new AppError('NOT_FOUND');
  const asked = endpoint.query?.safeParse(query ?? {});
  if (asked && !asked.success) throw zodError(asked.error, ctx.locale);
  const { access } = endpoint;
  const within = access.kind === 'token' ? await holderOf(ctx, access.token, params?.token ?? '') : ctx;
  const result = await route.handle(within, {
    params: given?.data,
    query: asked?.data,
    files: {},
  } as unknown as RouteInput<EndpointShape>);
  const { data, meta } = isReply(result) ? result : { data: result, meta: undefined };
  return { success: true, data: endpoint.output.parse(data), ...(meta && { meta }) };
}

async function holderOf(ctx: Ctx, kind: TokenKind, secret: string): Promise<Ctx> {
  const row = await requireToken(ctx, kind, secret);
  const { platform, locale, caller } = ctx;
  return createContext(platform, { actor: actorOf(row), locale, caller });
}

/** `data` of an answer; null where there is none. */
export function dataOf<E extends EndpointShape>(_endpoint: E, answer: PageAnswer | null): DataOf<E> | null {
  return answer?.body.success ? (answer.body.data as DataOf<E>) : null;
}
