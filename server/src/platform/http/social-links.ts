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

/**
 * Where else the platform is found, for the foot of public pages. It stands behind what the client draws, which knows
 * nothing of it: the same in every language, and no byte of script.
 */
export function socialHtml(links: readonly string[]): string {
  if (links.length === 0) return '';
  const items = links.map(
    (href) =>
      `<li><a class="social-link" href="${escapeHtml(href)}" rel="me noopener">${escapeHtml(nameOf(href))}</a></li>`,
  );
  return `<nav class="social" aria-label="Social"><ul class="social-list">${items.join('')}</ul></nav>`;
}

function nameOf(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '');
  const place = Object.keys(NAMES).find((each) => host === each || host.endsWith(`.${each}`));
  return (place && NAMES[place]) ?? host;
}
