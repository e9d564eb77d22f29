import type { DrawnJob } from './demo-jobs.ts';
import type { Life } from './life.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** What happened to an application, what was noted about it and offered. */
export function addHistory(
  rows: Rows,
  random: Random,
  job: DrawnJob,
  applicationId: string,
  { walk, offer, notes }: Life,
): void {
  const ids = { companyId: job.companyId, applicationId };
  for (const event of walk.history) {
    rows.add('applicationEvents', {
      id: random.id(event.at),
      ...ids,
      jobId: job.id,
      type: event.type,
      actorKind: event.actor.kind,
      actorId: event.actor.id,
      actorLabel: event.actor.label,
      fromStageId: event.fromStageId,
      toStageId: event.toStageId,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      reason: event.reason,
      data: event.data as Record<string, string>,
      createdAt: event.at,
    });
  }
  for (const note of notes) {
    rows.add('notes', { id: note.id, ...ids, authorId: note.authorId, body: note.body, createdAt: note.at });
  }
  if (offer) {
    rows.add('offers', {
      id: offer.id,
      ...ids,
      version: offer.status === 'sent' ? 2 : 3,
      status: offer.status,
      position: job.demo.title,
      payMin: offer.payMin,
      currency: 'BRL',
      startOn: offer.startOn,
      validUntil: offer.validUntil,
      message: offer.message,
      responseNote: offer.responseNote,
      recruiterId: offer.recruiterId,
      sentAt: offer.createdAt,
      viewedAt: offer.viewedAt,
      respondedAt: offer.respondedAt,
      endedAt: offer.endedAt,
      createdAt: offer.createdAt,
    });
  }
}
