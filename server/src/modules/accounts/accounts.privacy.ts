import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';
import { forgetMailsAbout, forgetMailsTo } from '../messaging/messaging.service.ts';
import { endSessionsOf, updateUser } from './accounts.queries.ts';

export const accountsData: PersonalData = {
  module: 'accounts',
  tables: [
    'users',
    'sessions',
    'refreshTokens',
    'knownDevices',
    'formerAddresses',
    'formerNames',
    'emailChanges',
    'loginFailures',
    'registrations',
    'consents',
    'secondFactors',
    'identityChallenges',
  ],

  async exports(ctx, { userId, email }) {
    const registrations = await ctx.db
      .selectFrom('registrations')
      .select(['name', 'email', 'role', 'locale as language', 'companyName'])
      .select(['acceptedAt', 'termsVersion', 'privacyVersion'])
      .where('email', '=', email)
      .where('verifiedAt', 'is', null)
      .orderBy('id')
      .execute();
    const waiting = { category: 'account' as const, name: 'registrations', rows: registrations };
    if (userId === null) return [waiting];
    const account = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role', 'locale as language', 'photoFileId'])
      .select(['createdAt', 'emailVerifiedAt'])
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .execute();
    const photos = account.flatMap(({ photoFileId }) => (photoFileId === null ? [] : [photoFileId]));
    const former = await ctx.db
      .selectFrom('formerAddresses')
      .select(['address as email', 'usedSince', 'leftAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const names = await ctx.db
      .selectFrom('formerNames')
      .select(['name', 'leftAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const changes = await ctx.db
      .selectFrom('emailChanges')
      .select(['formerEmail', 'newEmail', 'createdAt as askedAt', 'confirmedAt', 'endedAt', 'undoneAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const sessions = await ctx.db
      .selectFrom('sessions')
      .select(['device', 'address as networkAddress', 'createdAt as signedInAt', 'lastUsedAt'])
      .select(['endedAt', 'endReason'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const consents = await ctx.db
      .selectFrom('consents')
      .select(['kind', 'textVersion as version', 'locale as language', 'address as networkAddress'])
      .select(['createdAt as givenAt', 'withdrawnAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    const factors = await ctx.db
      .selectFrom('secondFactors')
      .select(['kind', 'label', 'createdAt as addedAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    return [
      { category: 'account', name: 'account', rows: account, files: photos.map((id) => ({ id, name: 'photo' })) },
      waiting,
      { category: 'account', name: 'former-addresses', rows: former },
      { category: 'account', name: 'former-names', rows: names },
      { category: 'account', name: 'email-changes', rows: changes },
      { category: 'security', name: 'sessions', rows: sessions },
      { category: 'security', name: 'second-factors', rows: factors },
      { category: 'consents', name: 'consents', rows: consents },
    ];
  },

  async leaves(ctx, { userId }) {
    if (userId === null) return [];
    const now = ctx.clock.now();
    await updateUser(ctx, userId, { disabledAt: now, closingAt: now });
    await endSessionsOf(ctx, userId, 'erased');
    return [];
  },

  async erases(ctx, { userId, email, companyId }) {
    if (email !== null && !companyId) {
      const emailHash = createHash('sha256').update(email).digest();
      await ctx.db.deleteFrom('loginFailures').where('emailHash', '=', emailHash).execute();
      await deleteRegistrationsOf(ctx, userId, email);
    }
    if (userId === null) return [];
    // Open pages hear of the end before the sessions themselves go.
    await endSessionsOf(ctx, userId, 'erased');
    const sessions = await ctx.db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirst();
    const former = await ctx.db.deleteFrom('formerAddresses').where('userId', '=', userId).returningAll().execute();
    await ctx.db.deleteFrom('formerNames').where('userId', '=', userId).execute();
    let mails = 0;
    for (const left of former) mails += await forgetMailsTo(ctx, left);
    // Written to, and never theirs: only what names them goes.
    const asked = await ctx.db.deleteFrom('emailChanges').where('userId', '=', userId).returning('newEmail').execute();
    for (const { newEmail } of asked) mails += await forgetMailsAbout(ctx, { address: newEmail, userId });
    await ctx.db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
    await ctx.db.deleteFrom('secondFactors').where('userId', '=', userId).execute();
    await ctx.db.deleteFrom('identityChallenges').where('userId', '=', userId).execute();
    const consents = await ctx.db.deleteFrom('consents').where('userId', '=', userId).executeTakeFirst();
    const account = await ctx.db
      .selectFrom('users')
      .select('photoFileId')
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (account) {
      // The row stays without a person, for what others have made with them points at it.
      await ctx.db
        .updateTable('users')
        .set((expression) => ({
          name: null,
          email: null,
          passwordHash: null,
          googleSubject: null,
          photoFileId: null,
          emailVerifiedAt: null,
          erasedAt: ctx.clock.now(),
          version: expression('version', '+', 1),
        }))
        .where('id', '=', userId)
        .execute();
      if (account.photoFileId) await deleteFile(ctx, account.photoFileId);
    }
    return [
      { category: 'account', removed: account ? 1 : 0 },
      { category: 'security', removed: Number(sessions.numDeletedRows) },
      { category: 'consents', removed: Number(consents.numDeletedRows) },
      { category: 'mails', removed: mails },
    ];
  },
};

/** A registration that was made since the account was closed begins another one. */
async function deleteRegistrationsOf(ctx: Ctx, userId: string | null, email: string): Promise<void> {
  const closed =
    userId === null
      ? undefined
      : await ctx.db.selectFrom('users').select('closingAt').where('id', '=', userId).executeTakeFirst();
  const closingAt = closed?.closingAt ?? null;
  await ctx.db
    .deleteFrom('registrations')
    .where('email', '=', email)
    .$if(closingAt !== null, (query) =>
      query.where((where) =>
        where.or([where('acceptedAt', '<', closingAt as Date), where('verifiedAt', 'is not', null)]),
      ),
    )
    .execute();
}
