import type { Locale } from '@prova/contract/common';
import { escapeHtml } from './page-html.ts';

/** What places are called; others by their host. */
const NAMES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'threads.com': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

const EXAMPLE: Readonly<Record<Locale, string>> = { 'pt-BR': 'exemplo', 'en-US': 'example' };
/**
 * Places of a demo. Accounts by the name of an invented company are somebody else's, so that these lead to the words that say
 * what they are.
 */
const EXAMPLES = ['LinkedIn', 'Instagram', 'YouTube'];
const ABOUT_EXAMPLES = '/ajuda#redes';

/**
 * Where else the platform is found, for the foot of public pages. It stands behind what the client draws, which knows
 * nothing of it: no byte of script.
 * @param links those of the operator; null for a demo where none are set
 */
export function socialHtml(links: readonly string[] | null, locale: Locale): string {
  const all = links
    ? links.map((href) => ({ href, name: nameOf(href), rel: 'me noopener' }))
    : EXAMPLES.map((name) => ({ href: ABOUT_EXAMPLES, name: `${name} (${EXAMPLE[locale]})`, rel: 'nofollow' }));
  if (all.length === 0) return '';
  const items = all.map(
    ({ href, name, rel }) =>
      `<li><a class="social-link" href="${escapeHtml(href)}" rel="${rel}">${escapeHtml(name)}</a></li>`,
  );
  return `<nav class="social" aria-label="Social"><ul class="social-list">${items.join('')}</ul></nav>`;
}

function nameOf(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '');
  const place = Object.keys(NAMES).find((each) => host === each || host.endsWith(`.${each}`));
  return (place && NAMES[place]) ?? host;
}
