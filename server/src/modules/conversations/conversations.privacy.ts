import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

/** What both sides wrote about an application is its candidate's data, and goes with the application. */
export const conversationsData: PersonalData = {
  module: 'conversations',
  tables: ['conversations', 'messages', 'messageFiles'],

  async exports(ctx, { userId, applicationIds }) {
    const rows =
      applicationIds.length === 0
        ? []
        : await ctx.db
            .selectFrom('messages')
            .innerJoin('companies', 'companies.id', 'messages.companyId')
            .select(['messages.id', 'messages.applicationId', 'companies.name as company'])
            .select(['messages.fromSide as writtenBy', 'messages.body as text', 'messages.readAt'])
            .select('messages.createdAt as at')
            .where('messages.applicationId', 'in', applicationIds)
            .orderBy('messages.id')
            .execute();
    const files =
      applicationIds.length === 0
        ? []
        : await ctx.db
            .selectFrom('messageFiles')
            .innerJoin('messages', 'messages.id', 'messageFiles.messageId')
            .innerJoin('files', 'files.id', 'messageFiles.fileId')
            .select(['files.id', 'files.name'])
            .where('messages.applicationId', 'in', applicationIds)
            .where('files.state', '=', 'stored')
            .orderBy('files.id')
            .execute();
    // What a recruiter wrote is about others: they are told when, and of which application.
    const written =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('messages')
            .select(['applicationId', 'createdAt as at'])
            .where('authorId', '=', userId)
            .orderBy('id')
            .execute();
    return [
      { category: 'applications', name: 'messages', rows, files },
      { category: 'company_work', name: 'messages-you-wrote', rows: written },
    ];
  },

  async erases(ctx, { userId, applicationIds }) {
    const removed = applicationIds.length === 0 ? 0 : await eraseMessages(ctx, applicationIds);
    const parts = [{ category: 'applications', removed } as const];
    if (userId === null) return parts;
    const { count } = await ctx.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('authorId', '=', userId)
      .executeTakeFirstOrThrow();
    if (count === 0) return parts;
    return [...parts, { category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } }];
  },
};

async function eraseMessages(
  ctx: Parameters<NonNullable<PersonalData['erases']>>[0],
  applicationIds: readonly string[],
): Promise<number> {
  const files = await ctx.db
    .deleteFrom('messageFiles')
    .where('messageId', 'in', (query) =>
      query.selectFrom('messages').select('id').where('applicationId', 'in', applicationIds),
    )
    .returning('fileId')
    .execute();
  for (const { fileId } of files) await deleteFile(ctx, fileId);
  await ctx.db.deleteFrom('conversations').where('applicationId', 'in', applicationIds).execute();
  const gone = await ctx.db.deleteFrom('messages').where('applicationId', 'in', applicationIds).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
