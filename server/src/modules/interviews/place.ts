import type { InterviewType } from '@prova/contract/interviews/interview-fields';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { selectCompany } from './interviews.queries.ts';

/** What a mailbox makes a link of, also in the words of a street. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * Before a company is verified its invitations carry no links but ours: anybody could send people to any page in its name.
 * @throws AppError VALIDATION_FAILED
 */
export async function requireUsableLink(
  ctx: Ctx,
  companyId: string,
  { type, location }: { readonly type: InterviewType; readonly location: string },
): Promise<void> {
  if ((type !== 'video' && !WEB_ADDRESS.test(location)) || (await selectCompany(ctx, companyId)).verifiedAt !== null)
    return;
  throw validationError([{ field: 'location', code: 'VIDEO_LINK_UNVERIFIED', values: {} }], ctx.locale);
}
