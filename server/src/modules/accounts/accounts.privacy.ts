import { createHash } from 'node:crypto';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';
import { endSessionsOf, updateUser } from './accounts.queries.ts';

export const accountsData: PersonalData = {
  module: 'accounts',
  tables: [
    'users',
    'sessions',
    'refresh_tokens',
    'known_devices',
    'login_failures',
    'registrations',
    'consents',
    'second_factors',
    'identity_challenges',
  ],

  async exports(ctx, { userId, email }) {
    const registrations = await ctx.db
      .selectFrom('registrations')
      .select(['name', 'email', 'role', 'locale as language', 'company_name as companyName'])
      .select(['accepted_at as acceptedAt', 'terms_version as termsVersion', 'privacy_version as privacyVersion'])
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .orderBy('id')
      .execute();
    const waiting = { category: 'account' as const, name: 'registrations', rows: registrations };
    if (userId === null) return [waiting];
    const account = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role', 'locale as language', 'photo_file_id as photoFileId'])
      .select(['created_at as createdAt', 'email_verified_at as emailVerifiedAt'])
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .execute();
    const photos = account.flatMap(({ photoFileId }) => (photoFileId === null ? [] : [photoFileId]));
    const sessions = await ctx.db
      .selectFrom('sessions')
      .select(['device', 'address as networkAddress', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
      .select(['ended_at as endedAt', 'end_reason as endReason'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const consents = await ctx.db
      .selectFrom('consents')
      .select(['kind', 'text_version as version', 'locale as language', 'address as networkAddress'])
      .select(['created_at as givenAt', 'withdrawn_at as withdrawnAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const factors = await ctx.db
      .selectFrom('second_factors')
      .select(['kind', 'label', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return [
      { category: 'account', name: 'account', rows: account, files: photos.map((id) => ({ id, name: 'photo' })) },
      waiting,
      { category: 'security', name: 'sessions', rows: sessions },
      { category: 'security', name: 'second-factors', rows: factors },
      { category: 'consents', name: 'consents', rows: consents },
    ];
  },

  async leaves(ctx, { userId }) {
    if (userId === null) return [];
    await updateUser(ctx, userId, { disabled_at: ctx.clock.now() });
    await endSessionsOf(ctx, userId, 'erased');
    return [];
  },

  async erases(ctx, { userId, email, companyId }) {
    if (email !== null && !companyId) {
      const emailHash = createHash('sha256').update(email).digest();
      await ctx.db.deleteFrom('login_failures').where('email_hash', '=', emailHash).execute();
      await ctx.db.deleteFrom('registrations').where('email', '=', email).execute();
    }
    if (userId === null) return [];
    // Open pages hear of the end before the sessions themselves go.
    await endSessionsOf(ctx, userId, 'erased');
    const sessions = await ctx.db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
    await ctx.db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
    await ctx.db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await ctx.db.deleteFrom('identity_challenges').where('user_id', '=', userId).execute();
    const consents = await ctx.db.deleteFrom('consents').where('user_id', '=', userId).executeTakeFirst();
    const account = await ctx.db
      .selectFrom('users')
      .select('photo_file_id')
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (account) {
      // The row stays without a person, for what others have made with them points at it.
      await ctx.db
        .updateTable('users')
        .set((expression) => ({
          name: null,
          email: null,
          password_hash: null,
          google_subject: null,
          photo_file_id: null,
          email_verified_at: null,
          erased_at: ctx.clock.now(),
          version: expression('version', '+', 1),
        }))
        .where('id', '=', userId)
        .execute();
      if (account.photo_file_id) await deleteFile(ctx, account.photo_file_id);
    }
    return [
      { category: 'account', removed: account ? 1 : 0 },
      { category: 'security', removed: Number(sessions.numDeletedRows) },
      { category: 'consents', removed: Number(consents.numDeletedRows) },
    ];
  },
};
