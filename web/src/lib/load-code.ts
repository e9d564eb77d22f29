import { noConnection } from './api-error.ts';

/** Code that is fetched once it is needed. Throws `ApiError` where that fails, as a call does without a connection. */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw noConnection(cause);
  });
}
