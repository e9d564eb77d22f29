import type { FieldDetail } from '@prova/contract/endpoint';
import { ERRORS, type ErrorCode } from '@prova/contract/errors';

/**
 * A failure that the caller is told of. The HTTP layer maps the code to its status and to the text in
 * the reader's language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly FieldDetail[] | undefined;
  /** Values of the text's placeholders and of `data` in the answer, e.g. `{ seconds: 42 }`. */
  readonly data: Readonly<Record<string, string | number | boolean | null>> | undefined;

  constructor(
    code: ErrorCode,
    extra: {
      details?: readonly FieldDetail[];
      data?: Record<string, string | number | boolean | null>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code];
    this.details = extra.details;
    this.data = extra.data;
  }
}
