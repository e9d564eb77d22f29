import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { deleteFile } from '../files/files.service.ts';

export const offersData: PersonalData = {
  module: 'offers',
  tables: ['offers', 'offerFiles'],

  async exports(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const rows = await ctx.db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.companyId')
      .select(['offers.id', 'offers.applicationId', 'companies.name as company', 'offers.status'])
      .select(['offers.position', 'offers.payMin as payMinCents', 'offers.payMax as payMaxCents', 'offers.currency'])
      .select(['offers.contractType', 'offers.benefits', 'offers.startOn', 'offers.validUntil', 'offers.message'])
      .select([
        'offers.responseNote as yourNote',
        'offers.declineReason as yourReason',
        'offers.sentAt',
        'offers.respondedAt',
      ])
      .where('offers.applicationId', 'in', applicationIds)
      .where('offers.sentAt', 'is not', null)
      .orderBy('offers.id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const files =
      ids.length === 0
        ? []
        : await ctx.db
            .selectFrom('offerFiles')
            .innerJoin('files', 'files.id', 'offerFiles.fileId')
            .select(['files.id', 'files.name'])
            .where('offerFiles.offerId', 'in', ids)
            .where('files.state', '=', 'stored')
            .orderBy('files.id')
            .execute();
    return [{ category: 'offers', name: 'offers', rows, files }];
  },

  async erases(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const offers = await ctx.db
      .updateTable('offers')
      .set((expression) => ({
        message: null,
        responseNote: null,
        declineReason: null,
        version: expression('version', '+', 1),
      }))
      .where('applicationId', 'in', applicationIds)
      .returning('id')
      .execute();
    const ids = offers.map(({ id }) => id);
    if (ids.length === 0) return [];
    const files = await ctx.db.selectFrom('offerFiles').select('fileId').where('offerId', 'in', ids).execute();
    for (const { fileId } of files) await deleteFile(ctx, fileId);
    await deleteTokens(ctx, { kind: 'offer', subjectIds: ids });
    return [{ category: 'offers', removed: ids.length }];
  },
};
