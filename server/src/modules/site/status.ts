import type { ResultOf } from '@prova/contract/endpoint';
import type { getStatus } from '@prova/contract/site/site';
import type { InstallationPart, PartState } from '@prova/contract/site/status-fields';
import type { Ctx } from '../../platform/context.ts';
import { keptFor } from '../../platform/kept-for.ts';
import { sitePorts } from './ports.ts';
import { countLateTasks, tryDatabase } from './status.queries.ts';

type Status = ResultOf<typeof getStatus>;

/** What many readers of the page share. */
const KEPT_MS = 30_000;
/** A part that does not answer by then does not work for whoever waits for it. */
const LONGEST_MS = 5_000;

type Check = (ctx: Ctx) => Promise<PartState>;

/** Whoever reads this has got an answer, so that the pages work. */
const CHECKS: Readonly<Record<InstallationPart, Check>> = {
  pages: async () => 'working',
  accounts: async (ctx) => {
    await tryDatabase(ctx);
    return 'working';
  },
  // Where nothing can be written, what is there can still be read.
  files: async ({ platform }) => ((await platform.diskSpace.lack()) === undefined ? 'working' : 'down'),
  mail: sitePorts.mailState,
  tasks: async (ctx) => ((await countLateTasks(ctx)) === 0 ? 'working' : 'slow'),
  code: sitePorts.codeState,
};

export const readStatus = keptFor(KEPT_MS, async (ctx): Promise<Status> => {
  const parts = await Promise.all(
    Object.entries(CHECKS).map(async ([part, check]) => ({
      part: part as InstallationPart,
      state: await stateOf(ctx, part, check),
    })),
  );
  return { checkedAt: ctx.clock.now(), parts };
});

/** What fails is down, and operators read why. */
async function stateOf(ctx: Ctx, part: string, check: Check): Promise<PartState> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${LONGEST_MS} ms`)), LONGEST_MS);
  try {
    return await Promise.race([check(ctx), late.promise]);
  } catch (error) {
    ctx.log.warn({ err: error, part }, 'a part of the installation does not work');
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
