import type { Ctx } from '../../platform/context.ts';
import type { ExportedPart, PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { mailKeyOf } from './contact/contact.queries.ts';
import { countKey } from './mail-capacity.ts';
import { mailsToErased } from './mail-catalogue.ts';
import { deleteMails } from './messaging.queries.ts';
import { subscribedKeyOf } from './newsletter/newsletter.queries.ts';

export const messagingData: PersonalData = {
  module: 'messaging',
  tables: [
    'mails',
    'outboxMails',
    'mailSuppressions',
    'mailCounts',
    'mailReports',
    'contactMessages',
    'newsletterSubscribers',
  ],

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
    const parts = [
      { category: 'mails', name: 'mails-to-you', rows },
      { category: 'mails', name: 'mails-you-reported', rows: reports },
    ] as const;
    // What was written to the platform is no company's.
    return companyId === undefined ? [...parts, ...(await writtenToUs(ctx, email))] : parts;
  },

  async erases(ctx, { email, companyId, applicationIds }) {
    let written = 0;
    if (email !== null && !companyId) {
      // That a mail was reported stays with the company; what was written about it goes.
      await ctx.db
        .updateTable('mailReports')
        .set({ note: null })
        .where('mailId', 'in', (query) => query.selectFrom('mails').select('id').where('recipient', '=', email))
        .execute();
      // In the order in which whoever subscribes locks them.
      written = await eraseWrittenToUs(ctx, email);
      await ctx.db.deleteFrom('mailCounts').where('subject', '=', countKey(email)).execute();
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
    return [{ category: 'mails', removed: Number(mails.numDeletedRows) + written }];
  },
};

async function writtenToUs(ctx: Ctx, email: string): Promise<ExportedPart[]> {
  const messages = await ctx.db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'topic', 'message', 'locale as language', 'createdAt as writtenAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute();
  const subscriptions = await ctx.db
    .selectFrom('newsletterSubscribers')
    .select(['email', 'locale as language', 'askedAt', 'confirmedAt', 'unsubscribedAt'])
    .where('email', '=', email)
    .execute();
  return [
    { category: 'mails', name: 'messages-to-prova', rows: messages },
    { category: 'mails', name: 'newsletter', rows: subscriptions },
  ];
}

/** With the mails by which whoever runs the platform was told. @returns how many messages and subscriptions went */
async function eraseWrittenToUs(ctx: Ctx, email: string): Promise<number> {
  const messages = await ctx.db.deleteFrom('contactMessages').where('email', '=', email).returning('id').execute();
  const subscribers = await ctx.db
    .deleteFrom('newsletterSubscribers')
    .where('email', '=', email)
    .returning('id')
    .execute();
  await deleteTokens(ctx, { kind: 'newsletter', subjectIds: subscribers.map(({ id }) => id) });
  const keys = [...messages.map(({ id }) => mailKeyOf(id)), ...subscribers.map(({ id }) => subscribedKeyOf(id))];
  if (keys.length > 0) await deleteMails(ctx, keys);
  return keys.length;
}
