import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetRecording } from './recordings.service.ts';

/** A recording is data of the candidate of its interview, and goes with the application. */
export const recordingsData: PersonalData = {
  module: 'recordings',
  tables: ['recordingSegments', 'recordingParts'],

  async exports(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const rows = await recordedOf(ctx, applicationIds)
      .where('r.withdrawnAt', 'is', null)
      // What the team recorded among themselves in the same room is not the candidate's.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roomRecordingConsents as c')
            .innerJoin('roomEntries as e', 'e.id', 'c.entryId')
            .select('c.id')
            .whereRef('c.recordingId', '=', 'r.id')
            .where('c.accepted', '=', true)
            .where('c.withdrawnAt', 'is', null)
            .where('e.accessType', '=', 'candidate'),
        ),
      )
      .innerJoin('recordingSegments as s', 's.recordingId', 'r.id')
      .innerJoin('files as f', 'f.id', 's.fileId')
      .innerJoin('companies', 'companies.id', 'r.companyId')
      .select(['s.id', 'companies.name as company', 'r.startedAt', 's.offsetMs', 's.durationMs', 's.fileId', 'f.name'])
      .where('s.kind', '=', 'composite')
      .where('s.state', '=', 'completed')
      .orderBy('r.startedAt')
      .orderBy('s.offsetMs')
      .orderBy('s.id')
      .execute();
    return [
      {
        category: 'interviews',
        name: 'recordings-of-interviews',
        rows,
        files: rows.map(({ fileId: id, name }) => ({ id, name })),
      },
    ];
  },

  async erases(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    const recordings = await recordedOf(ctx, applicationIds).select('r.id').execute();
    for (const { id } of recordings) await forgetRecording(ctx, id);
    return [{ category: 'interviews', removed: recordings.length }];
  },
};

/** What was recorded of the interviews of some applications. */
const recordedOf = (ctx: Ctx, applicationIds: readonly string[]) =>
  ctx.db
    .selectFrom('roomRecordings as r')
    .innerJoin('rooms', 'rooms.id', 'r.roomId')
    .innerJoin('interviews', 'interviews.id', 'rooms.interviewId')
    .where('interviews.applicationId', 'in', [...applicationIds]);
