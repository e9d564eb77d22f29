/** What one sends with. */
export type MediaKind = 'camera' | 'microphone';

/**
 * Why a device gives nothing: it was not allowed, there is none, another program holds it, the page is not served securely, the
 * browser knows no devices (as those inside other apps), or something else.
 */
export type MediaProblemCode = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'failed';

export interface MediaProblem {
  readonly kind: MediaKind;
  readonly code: MediaProblemCode;
}

/** What a browser means by the error with which it refuses a device. */
export function problemCodeOf(error: unknown): MediaProblemCode {
  // Some browsers throw errors of other classes.
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return CODES[name] ?? 'failed';
}

const CODES: Readonly<Record<string, MediaProblemCode>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};
