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
  const ids = { company_id: job.companyId, application_id: applicationId };
  for (const event of walk.history) {
    rows.add('application_events', {
      id: random.id(event.at),
      ...ids,
      job_id: job.id,
      type: event.type,
      actor_kind: event.actor.kind,
      actor_id: event.actor.id,
      actor_label: event.actor.label,
      from_stage_id: event.fromStageId,
      to_stage_id: event.toStageId,
      from_status: event.fromStatus,
      to_status: event.toStatus,
      reason: event.reason,
      data: event.data as Record<string, string>,
      created_at: event.at,
    });
  }
  for (const note of notes) {
    rows.add('notes', { id: note.id, ...ids, author_id: note.authorId, body: note.body, created_at: note.at });
  }
  if (offer) {
    rows.add('offers', {
      id: offer.id,
      ...ids,
      version: offer.status === 'sent' ? 2 : 3,
      status: offer.status,
      position: job.demo.title,
      pay_min: offer.payMin,
      currency: 'BRL',
      start_on: offer.startOn,
      valid_until: offer.validUntil,
      message: offer.message,
      response_note: offer.responseNote,
      recruiter_id: offer.recruiterId,
      sent_at: offer.createdAt,
      viewed_at: offer.viewedAt,
      responded_at: offer.respondedAt,
      ended_at: offer.endedAt,
      created_at: offer.createdAt,
    });
  }
}
