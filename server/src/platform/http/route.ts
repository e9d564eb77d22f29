import type {
  BodyOf,
  CursorMeta,
  EndpointShape,
  PageMeta,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@prova/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import type { CookieReply } from './sent-cookies.ts';

/** A file of a multipart body, held in memory: the limits of the endpoint bound it. */
export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly body: Buffer;
}

export interface RouteInput<E extends EndpointShape> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** By field name; empty where the endpoint declares no files. */
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** For cookies, and for headers that an endpoint declares; services never take it. */
  readonly http: { readonly request: FastifyRequest; readonly reply: CookieReply };
}

export interface ReplyExtra {
  /** `otherStatus` of the endpoint instead of its own. */
  readonly status?: 201;
  readonly message?: string;
  readonly meta?: PageMeta | CursorMeta;
  /** Further keys beside `data`, where the specification asks for them. */
  readonly top?: Readonly<Record<string, unknown>>;
}

const REPLY = Symbol('reply');

export interface Reply<T> extends ReplyExtra {
  readonly [REPLY]: true;
  readonly data: T;
}

/** An answer with more than `data`: a message, page numbers or a cursor. */
export function reply<T>(data: T, extra: ReplyExtra): Reply<T> {
  return { [REPLY]: true, data, ...extra };
}

export function isReply(value: unknown): value is Reply<unknown> {
  return typeof value === 'object' && value !== null && REPLY in value;
}

export type Handler<E extends EndpointShape> = (
  ctx: Ctx,
  input: RouteInput<E>,
) => Promise<ResultOf<E> | Reply<ResultOf<E>>>;

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: EndpointShape;
  readonly handle: (ctx: Ctx, input: RouteInput<EndpointShape>) => Promise<unknown>;
  /** Answers no sooner than after so many milliseconds, whatever came of it; see `noSoonerThan`. */
  readonly noSoonerThan?: number;
  /** Keeps what it has done piece by piece, by `ctx.pieces`, instead of all at its end. */
  readonly inPieces?: boolean;
}

/** Joins an endpoint of the contract with its service; `<module>.routes.ts` is a list of these. */
export function route<const E extends EndpointShape>(
  endpoint: E,
  handler: Handler<E>,
  options: Pick<Route, 'noSoonerThan' | 'inPieces'> = {},
): Route {
  return { endpoint, handle: handler as unknown as Route['handle'], ...options };
}

/**
 * A page of a list that is read by cursor, the id of the last row seen.
 * @param rows one more than `limit`, where there are more
 */
export function cursorPage<T extends { id: string }>(
  rows: readonly T[],
  limit: number,
): { page: T[]; meta: CursorMeta } {
  const page = rows.slice(0, limit);
  return { page, meta: { nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null } };
}

/** Page numbers of a counted list. */
export function pageMeta(page: number, limit: number, total: number): PageMeta {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
