import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Cell, type CsvReader, csvLine } from '../../../platform/csv.ts';
import { mintToken } from '../../../platform/tokens.ts';
import { NEWSLETTER_LINK_DAYS } from '../mails/newsletter.kinds.ts';
import { selectSubscribed } from './newsletter.queries.ts';

const AT_ONCE = 500;
const READER: CsvReader = { locale: 'en-US', timeZone: 'America/Sao_Paulo' };

/**
 * Those who get the newsletter as CSV, line by line, each with a link of their own that ends it: letters have to carry it. Only
 * its hash is stored, so that each export makes new ones.
 */
export async function exportSubscribers(ctx: Ctx, write: (line: string) => void): Promise<void> {
  const line = (cells: readonly Cell[]) => csvLine(cells, READER).trimEnd();
  write(line(['email', 'language', 'confirmed_at', 'unsubscribe_url']));
  let last = '';
  for (;;) {
    const lines = await ctx.transaction(async (ctx) => {
      const found = await selectSubscribed(ctx, { after: last, limit: AT_ONCE });
      last = found.at(-1)?.email ?? last;
      const expiresAt = after(ctx.clock.now(), NEWSLETTER_LINK_DAYS * DAY);
      const made: string[] = [];
      for (const { id, email, locale, confirmedAt } of found) {
        const secret = await mintToken(ctx, { kind: 'newsletter', subjectId: id, expiresAt });
        const link = `${ctx.platform.config.publicUrl}/newsletter/unsubscribe/${secret}`;
        made.push(line([email, locale, confirmedAt?.toISOString() ?? null, link]));
      }
      return made;
    });
    if (lines.length === 0) return;
    for (const each of lines) write(each);
  }
}
