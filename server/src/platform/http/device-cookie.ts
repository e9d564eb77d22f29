import type { Config } from '../config.ts';

/**
 * The cookie that recognises a browser. With `__Host-` a browser takes it from this very host and over TLS alone: a
 * neighbour under the same domain cannot plant one that it knows. Plain HTTP on one's own machine has no such cookies.
 */
export function deviceCookie(config: Pick<Config, 'publicUrl'>): string {
  return config.publicUrl.startsWith('https:') ? '__Host-prova-device' : 'prova-device';
}
