import type { Logger } from './log.ts';

/** What services write to. */
export type ContextLog = { readonly [level in 'debug' | 'info' | 'warn' | 'error']: Write };
type Write = (fields: object, message: string) => void;

/** The log of a call, whose lines name it. A child logger would do the same and costs more than most calls write. */
export class CallLog implements ContextLog {
  readonly #log: Logger;
  readonly #requestId: string;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  debug(fields: object, message: string): void {
    this.#log.debug({ requestId: this.#requestId, ...fields }, message);
  }

  info(fields: object, message: string): void {
    this.#log.info({ requestId: this.#requestId, ...fields }, message);
  }

  warn(fields: object, message: string): void {
    this.#log.warn({ requestId: this.#requestId, ...fields }, message);
  }

  error(fields: object, message: string): void {
    this.#log.error({ requestId: this.#requestId, ...fields }, message);
  }
}
