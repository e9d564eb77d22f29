import * as z from 'zod';
import { areaOf } from '../../platform/areas.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { digestMail } from './mails/notifications.kinds.ts';
import { word } from './notifications.wording.ts';
import { notificationPorts, type Reader } from './ports.ts';
import { lockDigest, selectDigestReaders, selectUndigested, updateToldUntil } from './preferences.queries.ts';
import { mailedTopics } from './preferences.ts';
import { topicOfStored } from './topics.ts';

const BATCH = 200;
/** What a digest counts at most, and what it tells. */
const MOST = 500;
const SHOWN = 10;
const MONDAY = 1;

/** In the morning in Brazil: each day, and those of the week on Mondays. */
export const sendDigests = defineTask({
  name: 'notifications.sendDigests',
  data: z.object({}),
  retryLimit: 3,
  expireInSeconds: 3_600,
  cron: '30 10 * * *',
  run: async (ctx) => {
    const frequencies = ctx.clock.now().getUTCDay() === MONDAY ? (['daily', 'weekly'] as const) : (['daily'] as const);
    let after: string | null = null;
    for (;;) {
      const rows = await selectDigestReaders(ctx, { frequencies, after, limit: BATCH });
      const readers = await notificationPorts.readers(
        ctx,
        rows.map(({ userId }) => userId),
      );
      const byId = new Map(readers.map((reader) => [reader.userId, reader]));
      for (const { userId, frequency } of rows) {
        const reader = byId.get(userId);
        if (reader) await ctx.transaction((ctx) => sendDigest(ctx, reader, frequency));
      }
      after = rows.at(-1)?.userId ?? null;
      if (rows.length < BATCH) return;
    }
  },
});

/** Of what came since the last one; where nothing did, nothing is sent. A second run finds it told. */
async function sendDigest(ctx: Ctx, reader: Reader, frequency: 'daily' | 'weekly'): Promise<void> {
  const { userId, role, name, email, locale } = reader;
  const until = ctx.clock.now();
  const since = await lockDigest(ctx, userId);
  if (since === null) return;
  const topics = await mailedTopics(ctx, userId, role);
  const untold = await selectUndigested(ctx, userId, { since, until, limit: MOST });
  const entries = untold.filter((row) => topics.includes(topicOfStored(row)));
  await updateToldUntil(ctx, userId, until);
  if (entries.length === 0) return;
  await queueMail(ctx, {
    kind: digestMail,
    to: email,
    locale,
    transactional: false,
    params: {
      name,
      area: areaOf(role),
      frequency,
      count: entries.length,
      entries: wordsOf(entries, locale).slice(0, SHOWN),
    },
    dedupeKey: `digest:${userId}:${until.toISOString().slice(0, 10)}`,
  });
}

/** What belongs together as one, and nobody by name: a mail outlives what is stored of whom it is about. */
function wordsOf(rows: readonly { type: string; params: unknown }[], locale: Reader['locale']) {
  const worded = rows.map(({ type, params }) => word({ type, params: nameless(params) }, locale));
  const byGroup = Map.groupBy(worded, ({ group }) => group?.key ?? Symbol('alone'));
  return [...byGroup.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    if (all.length === 1 || first.group === null) return [{ title: first.title, message: first.message }];
    return [{ title: first.group.title.replace('{count}', String(all.length)), message: first.group.message }];
  });
}

const nameless = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'candidateName' in params
    ? { ...params, candidateName: null }
    : params;
