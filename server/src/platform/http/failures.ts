import { BUDGETS } from '@prova/contract/budgets';
import type { Locale } from '@prova/contract/common';
import type { FailureEnvelope, FieldDetail } from '@prova/contract/endpoint';
import type { ErrorCode } from '@prova/contract/errors';
import { fill } from '@prova/contract/texts';
import { type FieldProblem, fieldProblems } from '@prova/contract/validation';
import { waitInWords } from '@prova/contract/wait';
import type { FastifyError } from 'fastify';
import type * as z from 'zod';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { fullPartOf } from '../disk-space.ts';
import { textsOf } from './texts.ts';

/** Words the refused fields in the reader's language. */
export function wordProblems(problems: readonly FieldProblem[], locale: Locale): FieldDetail[] {
  const texts = textsOf(locale).validation;
  return problems.map(({ field, code, values }) => ({ field, message: fill(texts[code], values), code }));
}

/** A refusal of fields found by a schema, for services that check more than the contract could. */
export function validationError(problems: readonly FieldProblem[], locale: Locale): AppError {
  return new AppError('VALIDATION_FAILED', { details: wordProblems(problems, locale) });
}

/** The same, from a zod error. */
export function zodError(error: z.ZodError, locale: Locale): AppError {
  return validationError(fieldProblems(error), locale);
}

/** Codes of Fastify and its plugins that have a name of ours. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_FILES_LIMIT: 'MALFORMED_REQUEST',
  FST_PARTS_LIMIT: 'MALFORMED_REQUEST',
  FST_FIELDS_LIMIT: 'MALFORMED_REQUEST',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Errors of the database that mean "not now": no connection, shutting down, too many clients, a lock or statement that took too long. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // A disk that the system has taken to be broken.
  'EROFS',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '57014',
  '55P03',
  // A deadlock or a serialization failure: the other one went first, and a repetition will succeed.
  '40P01',
  '40001',
]);
/** Two calls at once made the same thing, or one took away what the other needed, and no service foresaw it. */
const CONFLICT = new Set(['23505', '23503', '23P01']);
/** Characters that no text of the database can hold: NUL, halves of a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P05']);
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Turns whatever was thrown into an error with a code; what nobody foresaw is INTERNAL_ERROR. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (code && FRAMEWORK[code]) return new AppError(FRAMEWORK[code], { cause: error });
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('MALFORMED_REQUEST', { cause: error });
  if (fullPartOf(error)) return new AppError('STORAGE_FULL', { cause: error });
  if ((code && UNAVAILABLE.has(code)) || (message && CONNECTION_LOST.test(message)))
    return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  if (code && CONFLICT.has(code)) return new AppError('VERSION_CONFLICT', { cause: error });
  if (code && UNSTORABLE.has(code)) return new AppError('MALFORMED_REQUEST', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError(statusCode === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST', { cause: error });
  return new AppError('INTERNAL_ERROR', { cause: error });
}

/** How long to wait, as a text says it. */
function waitOf({ data }: AppError, locale: Locale): { wait?: string } {
  const seconds = data?.seconds;
  return typeof seconds === 'number' ? { wait: waitInWords(seconds, locale) } : {};
}

/** Who reads of a failure; whoever holds a link has no account. */
interface Reader {
  readonly locale: Locale;
  readonly actor?: Actor | undefined;
}

/** What a failure says: of what there is no more capacity for, in words of its own. */
function wordsOf({ code, data }: AppError, { locale, actor }: Reader): string {
  const { errors, budgets, byLink } = textsOf(locale);
  if (code === 'FORBIDDEN' && actor?.kind === 'token') return byLink.FORBIDDEN;
  const budget = BUDGETS.find((name) => name === data?.budget);
  return code === 'BUDGET_REACHED' && budget ? budgets[budget] : errors[code];
}

/** What a failure tells beside its code, as a text says it: numbers as the language writes them. */
const worded = (data: AppError['data'], locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value,
    ]),
  );

/** The body of a failed answer. What nobody foresaw names its request, by which the log is searched. */
export function failureBody(error: AppError, reader: Reader, requestId: string): FailureEnvelope {
  const { locale } = reader;
  return {
    success: false,
    error: error.code,
    message: fill(wordsOf(error, reader), { ...worded(error.data, locale), ...waitOf(error, locale), requestId }),
    ...(error.details && { details: [...error.details] }),
    ...(error.data && { data: error.data }),
    requestId,
  };
}
