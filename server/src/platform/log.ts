import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach the log, wherever they stand. */
const REDACTED = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'email',
  'authorization',
  'cookie',
  'phone',
  'name',
];

/** Of an error, what helps to mend it. The rest may quote a row: `detail` of PostgreSQL, recipients of an SMTP server. */
const TOLD = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'statusCode',
] as const;

const ADDRESS = /[^\s<>()"'=,;:]+@[^\s<>()"'=,;:]+/g;

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause?: ToldError;
  readonly [key: string]: unknown;
}

type ErrorLike = Pick<Error, 'message' | 'stack' | 'cause'> & Readonly<Record<string, unknown>>;

/** Some libraries hand on a plain object with an error's message and stack. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** An error as the log shows it: what it is and where, without the values it was about. */
function tellError(error: unknown): unknown {
  return isErrorLike(error) ? told(error, 0) : { type: typeof error };
}

function told(error: ErrorLike, depth: number): ToldError {
  const hide = (text: string) => text.replace(ADDRESS, '[address]');
  return {
    // Not `name`: that key is hidden wherever it stands.
    type: (error.constructor as { name?: string } | undefined)?.name ?? 'object',
    message: hide(error.message),
    stack: typeof error.stack === 'string' ? hide(error.stack) : undefined,
    ...Object.fromEntries(TOLD.flatMap((key) => (error[key] === undefined ? [] : [[key, error[key]]]))),
    ...(isErrorLike(error.cause) && depth < 3 && { cause: told(error.cause, depth + 1) }),
  };
}

/**
 * The program's log: JSON lines, no personal data, no secrets.
 * @param to where it goes; left out, the standard output
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    serializers: { err: tellError },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return to ? pino(options, to) : pino(options);
}
