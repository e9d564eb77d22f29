import { loadCode } from '../../lib/load-code.ts';

/** What begins a session, which the forms to get in do without until somebody uses them. Throws `ApiError`. */
export async function loadEntering() {
  const [{ enter }, { hasLeft }] = await loadCode(() =>
    Promise.all([import('./enter.ts'), import('../../lib/session.ts')]),
  );
  return { enter, hasLeft };
}
