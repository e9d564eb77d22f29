import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Of open accounts, at an address that their talent chose; a profile that is hidden has none. */
const PUBLIC = sql`from talents t join users u on u.id = t.user_id
  where t.public_slug is not null and t.visibility <> 'hidden' and u.erased_at is null and u.disabled_at is null
    and u.role = 'POTENTIAL'`;

/** How many profiles are public, in parts of so many: when each last changed. */
export async function selectPublicParts(ctx: Ctx, size: number): Promise<{ part: number; changed: Date }[]> {
  const { rows } = await sql<{ part: number; changed: Date }>`
    select part, max(updated_at) as changed from (
      select ((row_number() over (order by t.public_slug) - 1) / ${size}::integer + 1)::integer as part, t.updated_at ${PUBLIC}) p
    group by part order by part`.execute(ctx.db);
  return rows;
}

/** One of these parts. */
export async function selectPublicPart(
  ctx: Ctx,
  { part, size }: { part: number; size: number },
): Promise<{ slug: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ slug: string; updatedAt: Date }>`
    select t.public_slug as slug, t.updated_at ${PUBLIC}
    order by t.public_slug limit ${size} offset ${(part - 1) * size}`.execute(ctx.db);
  return rows;
}
