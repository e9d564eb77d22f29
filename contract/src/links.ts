/**
 * Links that people give of themselves and their companies: checked, and brought to one https form. What passes is safe
 * to put in an href; what the server fetches needs checks of its own (addresses inside the network).
 */

import { trimmed } from './visible-text.ts';

export const LINK_REASONS = [
  'required',
  'invalid_url',
  'too_long',
  'unsafe_scheme',
  'credentials',
  'control_character',
  'not_linkedin',
  'not_github',
] as const;
export type LinkReason = (typeof LINK_REASONS)[number];
export type LinkCheck = { ok: true; url: string } | { ok: false; reason: LinkReason };

export const URL_MAX = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;
// "site.com:8080" is a host with its port, not a scheme.
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const refuse = (reason: LinkReason): LinkCheck => ({ ok: false, reason });

/** Any web address. "www.site.com" and "site.com/x" become https; http stays as it was typed. */
export function checkUrl(text: string): LinkCheck {
  const url = parse(text);
  return url instanceof URL ? { ok: true, url: url.href } : refuse(url);
}

const LINKEDIN_PATHS = { person: /^\/(in)\/([^/]+)(\/.*)?$/i, company: /^\/(company|school)\/([^/]+)(\/.*)?$/i };

/**
 * A LinkedIn address, as "https://www.linkedin.com/in/name": of a person (/in/…) or of a company (/company/… or
 * /school/…). Country and mobile hosts, query and trailing parts are dropped.
 */
export function checkLinkedin(text: string, of: 'person' | 'company' = 'person'): LinkCheck {
  const bare = trimmed(text).replace(/^\/?(?=(in|company|school)\/)/i, 'https://www.linkedin.com/');
  const url = parse(bare);
  if (!(url instanceof URL)) return refuse(url);
  const path = LINKEDIN_PATHS[of].exec(url.pathname);
  const slug = readable(path?.[2] ?? '');
  if (
    !/^(?:[a-z0-9-]+\.)?linkedin\.com$/.test(url.hostname) ||
    !path ||
    !/^[\p{L}\p{N}\p{M}&'._-]{2,100}$/u.test(slug)
  ) {
    return refuse('not_linkedin');
  }
  return { ok: true, url: `https://www.linkedin.com/${path[1]?.toLowerCase()}/${encodeURIComponent(slug)}` };
}

// Words that stand where a name would, but are pages of GitHub itself.
const GITHUB_PAGES = new Set(
  (
    'about apps blog collections contact customer-stories dashboard enterprise explore features issues join login ' +
    'marketplace new notifications orgs organizations pricing pulls search security sessions settings signup site ' +
    'sponsors stars team topics trending users'
  ).split(' '),
);

/** A GitHub profile, as "https://github.com/name". Takes "name", "@name" and any address below the profile. */
export function checkGithub(text: string): LinkCheck {
  const bare = trimmed(text);
  const name = /^@?([a-z0-9-]+)$/i.exec(bare)?.[1];
  const url = parse(name === undefined ? bare : `https://github.com/${name}`);
  if (!(url instanceof URL)) return refuse(url);
  const owner = url.pathname.split('/')[1] ?? '';
  const isName = /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){0,38}$/i.test(owner) && !GITHUB_PAGES.has(owner.toLowerCase());
  if (!/^(?:www\.)?github\.com$/.test(url.hostname) || !isName) return refuse('not_github');
  return { ok: true, url: `https://github.com/${owner}` };
}

function parse(text: string): URL | LinkReason {
  const typed = trimmed(text);
  if (typed === '') return 'required';
  if (CONTROL.test(typed)) return 'control_character';
  if (typed.length > URL_MAX) return 'too_long';
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'unsafe_scheme';
  // Browsers read a backslash as a slash: the host they show and the host they visit would differ.
  if (/[\s\\<>"]/.test(typed)) return 'invalid_url';
  const absolute = scheme === undefined ? `https://${typed.replace(/^\/\//, '')}` : typed;
  if (scheme !== undefined && !/^https?:\/\/[^/]/i.test(absolute)) return 'invalid_url';
  if (!URL.canParse(absolute)) return 'invalid_url';
  const url = new URL(absolute);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(absolute)) return 'credentials';
  if (!HOST.test(url.hostname) || url.hostname.length > 253) return 'invalid_url';
  return url.href.length > URL_MAX ? 'too_long' : url;
}

function readable(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize('NFC');
  } catch {
    return '';
  }
}
