import { type Logger, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach the log, wherever they stand. */
const REDACTED = ['password', 'newPassword', 'token', 'accessToken', 'refreshToken', 'email', 'authorization', 'cookie', 'phone', 'name'];

/** The program's log: JSON lines, no personal data, no secrets. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
