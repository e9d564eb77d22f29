import { Resolver } from 'node:dns/promises';
import { after, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Whether a domain takes mail; `unknown` when it could not be asked in time, which says nothing against it. */
export type MailDomain = 'accepts' | 'refuses' | 'unknown';

const QUERY_MILLISECONDS = 800;
const TOTAL_MILLISECONDS = 2500;
const REMEMBERED = 1000;
const REMEMBER_SECONDS = 10 * MINUTE;
/** So many domains are asked at once; whoever comes next is told that it is not known. */
const AT_ONCE = 40;

/** Names of networks that are not the Internet: what our own resolver knows of them is nobody's business. */
const PRIVATE = /\.(local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|alt)$/;

/** What the last domains have answered, by the servers that were asked; the oldest are forgotten first. */
const remembered = new Map<string, { answer: MailDomain; until: Date }>();
const running = new Map<string, Promise<MailDomain>>();

/** Asks the DNS for the mail servers of a domain, as whoever delivers mail does (RFC 5321, section 5.1; RFC 7505). */
export async function askMailDomain(ctx: Ctx, domain: string): Promise<MailDomain> {
  const servers = ctx.platform.config.MAIL_DNS;
  if (servers === 'off' || PRIVATE.test(domain)) return 'unknown';
  const key = `${servers} ${domain}`;
  const known = remembered.get(key);
  if (known && ctx.clock.now() < known.until) return known.answer;
  const underWay = running.get(key);
  if (underWay) return underWay;
  if (running.size >= AT_ONCE) return 'unknown';
  const lookup = lookUp(servers, domain).finally(() => running.delete(key));
  running.set(key, lookup);
  const answer = await lookup;
  remembered.delete(key);
  if (answer !== 'unknown') {
    if (remembered.size >= REMEMBERED) for (const oldest of remembered.keys().take(1)) remembered.delete(oldest);
    remembered.set(key, { answer, until: after(ctx.clock.now(), REMEMBER_SECONDS) });
  }
  return answer;
}

async function lookUp(servers: string, domain: string): Promise<MailDomain> {
  const resolver = new Resolver({ timeout: QUERY_MILLISECONDS, tries: 2 });
  if (servers !== 'system') resolver.setServers(servers.split(','));
  const patience = setTimeout(() => resolver.cancel(), TOTAL_MILLISECONDS);
  try {
    const exchanges = await orNothing(resolver.resolveMx(domain));
    if (exchanges === 'no domain') return 'refuses';
    // A single root as mail server says: no mail here.
    if (exchanges.length > 0) return exchanges.some(({ exchange }) => !/^\.?$/.test(exchange)) ? 'accepts' : 'refuses';
    // Without mail servers the domain itself is one, if it has an address.
    const addresses = await Promise.all([orNothing(resolver.resolve4(domain)), orNothing(resolver.resolve6(domain))]);
    return addresses.some((found) => found !== 'no domain' && found.length > 0) ? 'accepts' : 'refuses';
  } catch {
    // Timed out, refused, broken: all of them speak of the way there, not of the domain.
    return 'unknown';
  } finally {
    clearTimeout(patience);
  }
}

/** Records, none of the kind, or no such domain; other failures are thrown. */
async function orNothing<T>(answer: Promise<T[]>): Promise<T[] | 'no domain'> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENODATA') return [];
    if (code === 'ENOTFOUND') return 'no domain';
    throw error;
  }
}
