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

/** An error as the log shows it: what it is and where, without the values it was about. */
function tellError(error: unknown): unknown {
  return error instanceof Error ? told(error, 0) : { type: typeof error };
}

function told(error: Error, depth: number): ToldError {
  const hide = (text: string) => text.replace(ADDRESS, '[address]');
  const parts = error as Error & Readonly<Record<string, unknown>>;
  return {
    // Not `name`: that key is hidden wherever it stands.
    type: error.constructor.name,
    message: hide(error.message),
    stack: error.stack && hide(error.stack),
    ...Object.fromEntries(TOLD.flatMap((key) => (parts[key] === undefined ? [] : [[key, parts[key]]]))),
    ...(error.cause instanceof Error && depth < 3 && { cause: told(error.cause, depth + 1) }),
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
