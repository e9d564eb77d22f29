import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const offersData: PersonalData = {
  module: 'offers',
  tables: ['offers', 'offer_files'],

  async exports(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const rows = await ctx.db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select(['offers.id', 'offers.application_id as applicationId', 'companies.name as company', 'offers.status'])
      .select(['offers.position', 'offers.pay_min as payMinCents', 'offers.pay_max as payMaxCents', 'offers.currency'])
      .select(['offers.start_on as startOn', 'offers.valid_until as validUntil', 'offers.message'])
      .select(['offers.response_note as yourNote', 'offers.sent_at as sentAt', 'offers.responded_at as respondedAt'])
      .where('offers.application_id', 'in', applicationIds)
      .where('offers.sent_at', 'is not', null)
      .orderBy('offers.id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const files =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('offer_files')
            .innerJoin('files', 'files.id', 'offer_files.file_id')
            .select(['files.id', 'files.name'])
            .where('offer_files.offer_id', 'in', ids)
            .where('files.state', '=', 'stored')
            .orderBy('files.id')
            .execute();
    return [{ category: 'offers', name: 'offers', rows, files }];
  },

  async erases(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const offers = await ctx.db
      .updateTable('offers')
      .set((expression) => ({ message: null, response_note: null, version: expression('version', '+', 1) }))
      .where('application_id', 'in', applicationIds)
      .returning('id')
      .execute();
    const ids = offers.map(({ id }) => id);
    if (ids.length === 0) return [];
    const files = await ctx.db.selectFrom('offer_files').select('file_id').where('offer_id', 'in', ids).execute();
    for (const { file_id } of files) await deleteFile(ctx, file_id);
    await ctx.db.deleteFrom('tokens').where('subject_id', 'in', ids).where('kind', '=', 'offer').execute();
    return [{ category: 'offers', removed: ids.length }];
  },
};
