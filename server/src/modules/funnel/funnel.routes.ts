import * as links from '@prova/contract/funnel/board-links';
import * as candidates from '@prova/contract/funnel/candidates';
import { exportCandidates } from '@prova/contract/funnel/export';
import * as contract from '@prova/contract/funnel/funnel';
import * as linked from '@prova/contract/funnel/linked-board';
import * as many from '@prova/contract/funnel/mass-actions';
import { scheduleAiInterviews } from '@prova/contract/funnel/schedule-ai-interviews';
import { scheduleInterviews } from '@prova/contract/funnel/schedule-interviews';
import { type Route, route } from '../../platform/http/route.ts';
import { actOnCandidate } from './act-on-candidate.ts';
import { actOnCandidates, undoChanges } from './act-on-many.ts';
import { listBoardLinks, makeBoardLink, revokeBoardLink } from './board-links.ts';
import { exportCandidates as exportThem } from './export-candidates.ts';
import { getBoard, getCards, getColumn } from './get-board.ts';
import { getCandidate } from './get-candidate.ts';
import { actByLink, getLinkedBoard, getLinkedCards, getLinkedColumn, moveLinkedCandidate } from './linked-board.ts';
import { listCandidates } from './list-candidates.ts';
import { moveCandidate } from './move-candidate.ts';
import { previewRejection } from './rejection-mail.ts';
import { resumeTextOf } from './resume-text.ts';
import { scheduleAiInterviews as scheduleAi } from './schedule-ai-interviews.ts';
import { scheduleInterviews as schedule } from './schedule-interviews.ts';
import { undoChange } from './undo-change.ts';

export const funnelRoutes: readonly Route[] = [
  route(contract.getBoard, (ctx, { query }) => getBoard(ctx, query)),
  route(contract.getColumn, (ctx, { query }) => getColumn(ctx, query)),
  route(contract.getCards, (ctx, { query }) => getCards(ctx, query)),
  route(contract.moveCandidate, (ctx, { params, body }) => moveCandidate(ctx, params.id, body)),
  route(contract.actOnCandidate, (ctx, { params, body }) => actOnCandidate(ctx, params.id, body)),
  route(contract.undoChange, (ctx, { params, body }) => undoChange(ctx, params.id, body.eventId)),
  route(many.actOnCandidates, (ctx, { body }) => actOnCandidates(ctx, body), { inPieces: true }),
  route(many.undoChanges, (ctx, { body }) => undoChanges(ctx, body), { inPieces: true }),
  route(scheduleInterviews, (ctx, { body }) => schedule(ctx, body)),
  route(scheduleAiInterviews, (ctx, { body }) => scheduleAi(ctx, body)),
  route(exportCandidates, (ctx, { body }) => exportThem(ctx, body)),
  route(candidates.listCandidates, (ctx, { query }) => listCandidates(ctx, query)),
  route(candidates.getCandidate, (ctx, { params }) => getCandidate(ctx, params.id)),
  route(candidates.getResumeText, (ctx, { params }) => resumeTextOf(ctx, params.id)),
  route(links.listBoardLinks, (ctx, { params }) => listBoardLinks(ctx, params.id)),
  route(links.makeBoardLink, (ctx, { params, body }) => makeBoardLink(ctx, params.id, body)),
  route(links.revokeBoardLink, (ctx, { params }) => revokeBoardLink(ctx, params.id, params.linkId)),
  route(linked.getLinkedBoard, (ctx, { query }) => getLinkedBoard(ctx, query)),
  route(linked.getLinkedColumn, (ctx, { query }) => getLinkedColumn(ctx, query)),
  route(linked.getLinkedCards, (ctx, { query }) => getLinkedCards(ctx, query)),
  route(linked.moveLinkedCandidate, (ctx, { body }) => moveLinkedCandidate(ctx, body)),
  route(linked.actByLink, (ctx, { body }) => actByLink(ctx, body), { inPieces: true }),
  route(contract.rejectionPreview, (ctx, { params }) => previewRejection(ctx, params.id)),
];
