import { readAccessToken } from '../../../lib/tokens.ts';

/**
 * Whether calls of this tab go out as this person. Another tab may have signed in somebody else, of whose recordings the
 * server then knows nothing: what is kept must not be taken for deleted.
 */
export function isSessionOf(userId: string): boolean {
  const [, claims] = readAccessToken()?.split('.') ?? [];
  if (!claims) return false;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return sub === userId;
  } catch {
    // No token of ours.
    return false;
  }
}
