export type ModelFailureKind = 'refusal' | 'malformed' | 'rate_limited' | 'timeout' | 'cut' | 'unavailable' | 'budget';

/** Why a model gave nothing that can be used. No text of the service is in it: it may repeat what was sent. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** How long the service asks to be left alone. */
  readonly waitMs: number;

  constructor(kind: ModelFailureKind, why: string, options: { cause?: unknown; waitMs?: number } = {}) {
    super(why, { cause: options.cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.waitMs = options.waitMs ?? 0;
  }
}
