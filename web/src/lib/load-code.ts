import { codeNotLoaded } from './api-error.ts';

/**
 * Code that is fetched once it is needed. Throws `ApiError` where that fails. Another try may need the page to be loaded again:
 * browsers keep the failure of a module itself, but not that of what was fetched ahead of it.
 */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw codeNotLoaded(cause);
  });
}
