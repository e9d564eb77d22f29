import type { MessageSide } from '@prova/contract/conversations/conversations';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenApplication, isLocked } from '../applications/applications.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';

/** So much of a message is shown before it is opened. */
const EXCERPT = 200;

export interface InboxRow {
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly blind: boolean;
  readonly candidateName: string | null;
  readonly unread: number;
  readonly messageId: string;
  readonly fromSide: MessageSide;
  readonly authorName: string | null;
  readonly excerpt: string;
  readonly files: number;
  readonly at: Date;
}

/** The conversations of jobs within the scope, those with the newest message first, older than `before`; what was written about a locked
 * application is read once it is opened. */
export async function selectInbox(
  ctx: Ctx,
  scope: JobScope,
  { unread, before, limit }: { unread: boolean; before: string | undefined; limit: number },
): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    select c.application_id, applications.job_id, jobs.title as job_title, ${isHiddenApplication} as blind, p.name as candidate_name, c.unread_by_team as unread,
      m.id as message_id, m.from_side, u.name as author_name, left(coalesce(case when ${isHiddenApplication} then m.unnamed_body end, m.body), ${EXCERPT}) as excerpt, m.created_at as at,
      (select count(*)::int from message_files where message_id = m.id) as files
    from conversations c
    join applications on applications.id = c.application_id
    join jobs on jobs.id = applications.job_id
    join candidates p on p.id = applications.candidate_id
    join messages m on m.id = c.last_message_id
    left join users u on u.id = m.author_id
    where c.company_id = ${scope.companyId} and ${inScope(scope, sql.ref('applications.jobId'))}
      and not ${isLocked('applications')}
      ${unread ? sql`and c.unread_by_team > 0` : sql``}
      ${before === undefined ? sql`` : sql`and c.last_message_id < ${before}`}
    order by c.last_message_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}
