import type { FailureEnvelope, FieldDetail } from '@prova/contract/endpoint';
import type { ErrorCode } from '@prova/contract/errors';
import i18next from 'i18next';
import type { Answer } from './wire.ts';

/** A failure that has no answer of the server, or one that is not ours. */
export type ClientErrorCode = 'NO_CONNECTION' | 'CODE_NOT_LOADED' | 'AUTHENTICATION_FAILED' | 'UNREADABLE_ANSWER';

interface Failure {
  code: ErrorCode | ClientErrorCode;
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  details?: readonly FieldDetail[] | undefined;
  data?: Readonly<Record<string, unknown>> | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** Every failed call ends in one of these; `message` is ready to be shown in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  readonly details: readonly FieldDetail[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor({ code, message, status, details, data, requestId, cause }: Failure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details ?? [];
    this.data = data ?? {};
    this.requestId = requestId ?? null;
  }
}

export function isApiError(error: unknown, ...codes: readonly ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Whoever gave something up has not failed: nothing is shown of it. */
export function isGivenUp(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError';
}

/** What to show of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : i18next.t('lib:errors.unexpected');
}

/** The server's message, else its error field, else what the transport says, else a text of our own. */
export function failureOf({ status, statusText, body }: Answer): ApiError {
  const failure = (typeof body === 'object' && body !== null ? body : {}) as Partial<FailureEnvelope>;
  return new ApiError({
    code: failure.error ?? 'UNREADABLE_ANSWER',
    message: failure.message || failure.error || statusText || i18next.t('lib:errors.authentication'),
    status,
    details: failure.details,
    data: failure.data,
    requestId: failure.requestId,
  });
}

export function noConnection(cause: unknown): ApiError {
  return new ApiError({ code: 'NO_CONNECTION', message: i18next.t('lib:errors.connection'), status: 0, cause });
}

/** A part of the client that could not be fetched. */
export function codeNotLoaded(cause: unknown): ApiError {
  return new ApiError({ code: 'CODE_NOT_LOADED', message: i18next.t('lib:errors.code'), status: 0, cause });
}

/** What a call ends with after the session could not be renewed. */
export function authenticationFailed(answer: Answer): ApiError {
  return new ApiError({
    code: 'AUTHENTICATION_FAILED',
    message: i18next.t('lib:errors.authentication'),
    status: answer.status,
  });
}
