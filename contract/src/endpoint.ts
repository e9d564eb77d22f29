import type * as z from 'zod';
import type { Role, TokenKind } from './common.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint at all. The service then checks the row through its module's policy.
 * - `public`: anyone; a signed-in caller is recognised but not required.
 * - `user`: a signed-in person with one of the roles (all roles when left out).
 * - `token`: whoever holds the secret token in the path parameter `token`.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user'; readonly roles?: readonly Role[] }
  | { readonly kind: 'token'; readonly token: TokenKind };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `max` calls in `seconds`, counted by person when signed in, by link with one, else by address; by each process for itself. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
  /** So many calls may be refused beside: then `max` counts only those that were taken. */
  readonly refusals?: number;
}

/** Files of one field: how many, of which kinds, and how large each may be. */
export interface FilePart {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly required: boolean;
  /** One, when left out. */
  readonly max?: number;
}

/**
 * What of a talent several endpoints answer from, or change. A client that has changed one reads again whatever it has read of it:
 * figures beside a form are as new as the form.
 */
export type Subject = 'profile' | 'proofs' | 'tests' | 'applications';

/** What an endpoint declares. Both sides, the documentation and the authorization matrix read it. */
export interface EndpointShape {
  /** `<module>.<verb>`, the operationId of OpenAPI. */
  readonly id: string;
  readonly method: Method;
  /** With `:name` for parameters, as React Router and Fastify write them. */
  readonly path: `/${string}`;
  /** Other paths that answer the same. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Headers of its own, in small letters, with what each is for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body. Absent: the endpoint takes none. */
  readonly body?: z.ZodType;
  /** Multipart body: JSON in the field `data` (checked by `body`) and files by field name. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** The shape of `data` in the answer; what is not declared never leaves the server. */
  readonly output: z.ZodType;
  /** What `meta` holds: page numbers, or the cursor of the next page. */
  readonly paging?: 'page' | 'cursor';
  /** Status of success, 200 when left out. */
  readonly status?: 200 | 201 | 202;
  /** Another status of success that the service may choose, with the same shape. */
  readonly otherStatus?: 201;
  /** How it may refuse, beside what follows from the rest: see `errorsOf`. */
  readonly errors?: readonly ErrorCode[];
  readonly rateLimit?: RateLimit;
  /**
   * What it answers (a token, a code to be shown once, what a file says of a person) must not be kept, so it takes no
   * `Idempotency-Key`. All other calls but GET do: see `isRepeatable`.
   */
  readonly answersSecret?: true;
  /** Of the caller: what it answers from, or changes, beside what its own answer says. */
  readonly subjects?: readonly Subject[];
}

/**
 * Whether the endpoint keeps its answer under an `Idempotency-Key` for 24 hours and gives it again to a repetition, so that
 * it does once what is asked twice.
 */
export function isRepeatable({ method, answersSecret }: Pick<EndpointShape, 'method' | 'answersSecret'>): boolean {
  return method !== 'GET' && answersSecret !== true;
}

/** Every code that the endpoint may answer with: what it declares, and what follows from whom it lets in and what it reads. */
export function errorsOf(endpoint: EndpointShape): ReadonlySet<ErrorCode> {
  const { access, params, query, body, files, rateLimit, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>();
  if (access.kind === 'user') codes.add('UNAUTHENTICATED');
  if (access.kind === 'user' && access.roles) codes.add('FORBIDDEN');
  if (params || query || body || files) codes.add('VALIDATION_FAILED');
  if (rateLimit) codes.add('TOO_MANY_REQUESTS');
  if (isRepeatable(endpoint)) codes.add('IDEMPOTENCY_KEY_REUSED');
  if (endpoint.method !== 'GET') codes.add('TOO_MANY_REQUESTS').add('BUDGET_REACHED');
  // It works for a company, which `X-Company-Id` may name.
  if (errors.includes('NO_COMPANY')) codes.add('NOT_A_MEMBER');
  // What came beyond a company's plan is not read by it.
  if (access.kind === 'user' && access.roles?.includes('RECRUITER') && errors.includes('APPLICATION_NOT_FOUND'))
    codes.add('APPLICATION_LOCKED');
  return new Set([...codes, ...errors, 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'STORAGE_FULL']);
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends EndpointShape>(definition: E): E {
  return definition;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends EndpointShape> = Output<E['params']>;
export type QueryOf<E extends EndpointShape> = Output<E['query']>;
export type BodyOf<E extends EndpointShape> = Output<E['body']>;
/** What a service returns; the output schema strips the rest. */
export type ResultOf<E extends EndpointShape> = Input<E['output']>;
/** What a client receives in `data`. */
export type DataOf<E extends EndpointShape> = Output<E['output']>;
export type ParamsInput<E extends EndpointShape> = Input<E['params']>;
export type QueryInput<E extends EndpointShape> = Input<E['query']>;
export type BodyInput<E extends EndpointShape> = Input<E['body']>;

/** `meta` of a page: numbers from 1. */
export interface PageMeta {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** `meta` of a list read by cursor; null when there is no more. `total` where it is cheap to know. */
export interface CursorMeta {
  nextCursor: string | null;
  total?: number;
}

export interface SuccessEnvelope<T> {
  success: true;
  data: T;
  message?: string;
  meta?: PageMeta | CursorMeta;
}

/** One field that was refused: `field` is its path with dots, `message` says how to fix it. */
export interface FieldDetail {
  field: string;
  message: string;
  /** Stable word for the cause, for programs. */
  code?: string;
}

export interface FailureEnvelope {
  success: false;
  error: ErrorCode;
  message: string;
  details?: FieldDetail[];
  /** What the failure carries for a program, e.g. seconds to wait. */
  data?: Record<string, unknown>;
  requestId: string;
}
