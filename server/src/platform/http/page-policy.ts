import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** What a page may load of Google besides our own: its script by its whole address, the rest by the folder of it. */
export interface ForeignSources {
  readonly script: string;
  readonly folder: string;
}

export function googleSources(config: Config): ForeignSources | null {
  const script = config.GOOGLE_SCRIPT_URL;
  return config.GOOGLE_CLIENT_ID ? { script, folder: script.slice(0, script.lastIndexOf('/') + 1) } : null;
}

/** The one style that React Aria writes into pages, for what can be pressed. */
const PRESSABLE_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PRESSABLE_HASH = hashOf(PRESSABLE_STYLE);

/** The script that the build put into a page, by its hash; whatever else stands in the page does not run. */
export function inlineScriptOf(template: string): string {
  const [, script] = template.split('<script>', 2);
  return script === undefined ? '' : ` ${hashOf(script.slice(0, script.indexOf('</script>')))}`;
}

interface Allowed {
  /** As `inlineScriptOf` names it. */
  readonly script: string;
  readonly google: ForeignSources | null;
}

function policy({ script, styles, google }: Allowed & { styles: string }): string {
  const folder = google ? ` ${google.folder}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${script}${google ? ` ${google.script}` : ''}`,
    `style-src 'self' ${styles}${google ? ` ${google.folder}style` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${folder}`,
    `frame-src 'self'${folder}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Of a worker that runs somebody's code: it compiles its interpreter, and reaches nothing. */
export const RUNS_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Of a worker of ours that works on what the page hands it: it reaches nothing. */
export const WORKER_POLICY = "default-src 'none'";

/** Of a page of the application: what its editors write into the page carries the nonce. */
export const appPolicy = (nonce: string, allowed: Allowed): string =>
  policy({ ...allowed, styles: `'nonce-${nonce}'` });

/** Of a public page: the same for everybody, so that its bytes can be kept. */
export const publicPolicy = (allowed: Allowed): string => policy({ ...allowed, styles: PRESSABLE_HASH });
