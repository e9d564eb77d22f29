import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { safeError } from './safe-error.ts';

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

/** Bytes of lines that could not be written yet. */
const LARGEST_BACKLOG = 1024 * 1024;

/** The object of a log call with its errors made safe, whatever they are called: pino does that for `err` alone. */
function withSafeErrors(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      key !== 'err' && value instanceof Error ? safeError(value) : value,
    ]),
  );
}

/** Left alone, pino takes an error's own message where a call has none; libraries hand it over themselves. */
function safeArguments([first, message, ...rest]: Parameters<LogFn>): Parameters<LogFn> {
  const given: unknown = first;
  const error: unknown = given instanceof Error ? given : (given as { err?: unknown } | null)?.err;
  const said = (error as { message?: unknown } | null | undefined)?.message;
  if (typeof said !== 'string' || (message !== undefined && message !== said))
    return [first, message, ...rest] as Parameters<LogFn>;
  return [given instanceof Error ? { err: given } : first, 'an error'] as unknown as Parameters<LogFn>;
}

/**
 * The program's log: JSON lines, no personal data, no secrets.
 * @param to where it goes; left out, the standard output
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    serializers: { err: safeError },
    formatters: { log: withSafeErrors },
    hooks: {
      logMethod(this: Logger, given: Parameters<LogFn>, method: LogFn) {
        method.apply(this, safeArguments(given));
      },
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, to ?? standardOutput());
}

/**
 * For lines of which nothing comes from outside but what is known to be harmless: looking for what has to be hidden and for
 * errors costs more than writing them.
 */
export function plainLog(log: Logger): Logger {
  return log.child({}, { redact: { paths: [] }, formatters: { log: (object) => object } });
}

/** Where nothing can be written, on a full disk, lines wait for space, the newest are left out, and the program goes on. */
function standardOutput(): DestinationStream {
  // Written at once: what waits at the end of a process would otherwise be tried again for ever.
  const output = pino.destination({ dest: 1, sync: true, maxLength: LARGEST_BACKLOG });
  output.on('error', () => undefined);
  return output;
}
