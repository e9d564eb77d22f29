import type { PersonalData } from '../../platform/personal-data.ts';
import { recipientKey } from './mail-capacity.ts';
import { mailsToErased } from './mail-catalogue.ts';

export const messagingData: PersonalData = {
  module: 'messaging',
  tables: ['mails', 'outboxMails', 'mailSuppressions', 'mailCounts', 'mailReports'],

  async exports(ctx, { email, companyId }) {
    if (email === null) return [];
    const rows = await ctx.db
      .selectFrom('mails')
      .select(['recipient as to', 'subject', 'body as text', 'state', 'createdAt as queuedAt', 'sentAt'])
      .where('recipient', '=', email)
      .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? null))
      .orderBy('id')
      .execute();
    const reports = await ctx.db
      .selectFrom('mailReports as report')
      .innerJoin('mails as mail', 'mail.id', 'report.mailId')
      .select(['mail.subject', 'report.reason', 'report.note', 'report.createdAt as reportedAt'])
      .where('mail.recipient', '=', email)
      .$if(companyId !== undefined, (query) => query.where('report.companyId', '=', companyId ?? ''))
      .orderBy('report.id')
      .execute();
    return [
      { category: 'mails', name: 'mails-to-you', rows },
      { category: 'mails', name: 'mails-you-reported', rows: reports },
    ];
  },

  async erases(ctx, { email, companyId, applicationIds }) {
    if (email !== null && !companyId) {
      // That a mail was reported stays with the company; what was written about it goes.
      await ctx.db
        .updateTable('mailReports')
        .set({ note: null })
        .where('mailId', 'in', (query) => query.selectFrom('mails').select('id').where('recipient', '=', email))
        .execute();
      await ctx.db.deleteFrom('mailCounts').where('subject', '=', recipientKey(email)).execute();
    }
    const mails = await ctx.db
      .deleteFrom('mails')
      .where((where) =>
        where.or([
          where.and([
            where('recipient', '=', email),
            ...(companyId ? [where('companyId', '=', companyId)] : []),
            // The mail server may be down for longer than an erasure waits; they go once they are sent.
            where.not(where.and([where('kind', 'in', mailsToErased()), where('state', 'in', ['queued', 'sending'])])),
          ]),
          // Those that tell a company of the application name the person, too.
          ...(applicationIds.length > 0 ? [where('applicationId', 'in', applicationIds)] : []),
        ]),
      )
      .executeTakeFirst();
    if (email !== null && !companyId)
      await ctx.db.deleteFrom('mailSuppressions').where('address', '=', email).execute();
    return [{ category: 'mails', removed: Number(mails.numDeletedRows) }];
  },
};
