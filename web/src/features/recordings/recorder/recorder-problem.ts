/** What of a recording can fail: recording itself, and each step of its way to the server. */
export const OPERATIONS = ['permission', 'recording', 'stop', 'open', 'sign', 'chunk', 'complete', 'abort'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A step that has failed, and why. */
export class OperationError extends Error {
  readonly operation: Operation;

  constructor(operation: Operation, cause: unknown) {
    super(`The recording failed: ${operation}`, { cause });
    this.name = 'OperationError';
    this.operation = operation;
  }
}

/** @throws OperationError */
export async function failingAs<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new OperationError(operation, error);
  }
}
