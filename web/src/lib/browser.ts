/** Whose settings the steps to allow a device are found in. */
type BrowserFamily = 'ios' | 'android' | 'safari' | 'firefox' | 'chromium';

export function browserFamilyOf(userAgent: string): BrowserFamily {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /Chrom(?:e|ium)\/|Edg\//.test(userAgent) ? 'chromium' : 'safari';
}

/** Browsers inside other apps: many give neither camera nor microphone, or lose them when one looks at a message. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, 'Instagram'],
  [/LinkedInApp/, 'LinkedIn'],
  [/WhatsApp/, 'WhatsApp'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok/, 'TikTok'],
];

/** The app in which a page was opened: its name; '' for one that does not say which; null for a browser of its own. */
export function appAround(userAgent: string): string | null {
  const known = APPS.find(([pattern]) => pattern.test(userAgent));
  if (known) return known[1];
  // A view of Android says so; on an iPhone only browsers of their own call themselves by name.
  const isView = /; wv\)/.test(userAgent) || (/iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent));
  return isView ? '' : null;
}
