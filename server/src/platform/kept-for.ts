import type { Ctx } from './context.ts';

/** What a function reads, for each process: it is asked again after a while, or where it has failed. */
export function keptFor<T>(milliseconds: number, read: (ctx: Ctx) => Promise<T>): (ctx: Ctx) => Promise<T> {
  const all = new WeakMap<Ctx['platform'], { at: number; read: Promise<T> }>();
  return (ctx) => {
    const now = ctx.clock.now().getTime();
    const known = all.get(ctx.platform);
    if (known && now - known.at < milliseconds) return known.read;
    const asked = read(ctx);
    all.set(ctx.platform, { at: now, read: asked });
    asked.catch(() => all.delete(ctx.platform));
    return asked;
  };
}
