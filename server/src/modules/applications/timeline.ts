import type * as contract from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import type { EVENT_ACTORS, TimelineEvent } from '@prova/contract/applications/timeline';
import type { CursorMeta, QueryOf } from '@prova/contract/endpoint';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { pictureLink } from '../files/files.service.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { requireApplication } from './applications.service.ts';
import { selectTimeline, selectTimelineMails, type TimelineMail, type TimelineRow } from './timeline.queries.ts';

type Entry = Omit<TimelineEvent, 'at'> & { at: Date };

/** Who did what and when, for the company. */
export async function timeline(
  ctx: Ctx,
  applicationId: string,
  { cursor, limit }: QueryOf<typeof contract.applicationTimeline>,
): Promise<{ data: Entry[]; meta: CursorMeta }> {
  const row = await requireApplication(ctx, applicationId, 'read_history');
  const wanted = { before: cursor, limit: limit + 1 };
  const events = await selectTimeline(ctx, row.id, wanted);
  const mails = await selectTimelineMails(ctx, row.id, wanted);
  // Ids are in order of time, whichever table they are of.
  // The subject of a mail may call the person by name.
  const shownMails = row.blind ? mails.map((mail) => ({ ...mail, subject: '' })) : mails;
  const entries = [...events.map((event) => toEntry(ctx, event, row)), ...shownMails.map(toMailEntry)]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit + 1);
  const { page, meta } = cursorPage(entries, limit);
  return { data: page, meta };
}

/** A mail to the candidate, and what became of it. */
const toMailEntry = ({ id, kind, subject, state, at, sentAt }: TimelineMail): Entry => ({
  id,
  type: 'mail',
  actor: { kind: 'system', name: null, photoUrl: null },
  fromStage: null,
  toStage: null,
  fromStatus: null,
  toStatus: null,
  reason: null,
  data: { kind, subject, state, sentAt },
  at,
});

function toEntry(ctx: Ctx, event: TimelineRow, row: ApplicationRow): Entry {
  const { id, type, fromStage, toStage, fromStatus, toStatus, reason, data, at } = event;
  return { id, type, actor: nameActor(ctx, event, row), fromStage, toStage, fromStatus, toStatus, reason, data, at };
}

/** Whoever is no member of the company, no link and no task is the candidate. */
function nameActor(ctx: Ctx, event: TimelineRow, { id, blind, candidateName }: ApplicationRow): Entry['actor'] {
  const kind = kindOf(event);
  switch (kind) {
    case 'member':
      return { kind, name: event.memberName, photoUrl: event.memberPhotoId && pictureLink(ctx, event.memberPhotoId) };
    case 'candidate':
      // Erased with the candidate, whatever the label still says.
      return { kind, name: blind ? hiddenName(ctx.locale, id) : candidateName, photoUrl: null };
    default:
      return { kind, name: event.actorLabel, photoUrl: null };
  }
}

function kindOf({ actorKind, memberId }: TimelineRow): (typeof EVENT_ACTORS)[number] {
  if (actorKind === 'board' || actorKind === 'api' || actorKind === 'system') return actorKind;
  return actorKind === 'user' && memberId !== null ? 'member' : 'candidate';
}
