import type { Board, Card, Column } from '@prova/contract/funnel/funnel';
import {
  actByLink,
  getLinkedBoard,
  getLinkedCards,
  getLinkedColumn,
  type LinkedBoard,
  moveLinkedCandidate,
} from '@prova/contract/funnel/linked-board';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { type BoardSource, MANY_TIMEOUT_MS } from '../board-source.ts';

/** What is shown of a board that a link opens, in the shape of the team's own. */
export interface LinkedView extends Board {
  readonly link: { readonly name: string; readonly companyName: string; readonly act: boolean };
}

type LinkedCard = LinkedBoard['columns'][number]['cards'][number];
type LinkedColumn = LinkedBoard['columns'][number];

/** Why a link opens nothing any more. */
export const ENDS = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'JOB_NOT_FOUND', 'JOB_NOT_ACTIVE'] as const;

/** The calls of a link, for the hooks that draw a board. */
export function linkSource(token: string): BoardSource {
  const params = { token };
  return {
    isTeam: false,
    board: async ({ perColumn }, signal) =>
      viewOf(await call(getLinkedBoard, { params, query: { perColumn } }, { signal })),
    column: async ({ stageId, cursor, lateSince, limit }, signal) =>
      columnOf(await call(getLinkedColumn, { params, query: { stageId, cursor, lateSince, limit } }, { signal })),
    cards: async (_, ids) => (await call(getLinkedCards, { params, query: { ids: ids.join(',') } })).map(cardOf),
    move: async (applicationId, { targetStageId, notes, version, fromStageId }) => {
      const body = { applicationId, targetStageId, notes, version, fromStageId };
      return changeOf(await call(moveLinkedCandidate, { params, body }));
    },
    actOnMany: async (asked) => {
      const { processed, changes, failed } = await call(
        actByLink,
        { params, body: bodyOf(asked) },
        { timeoutMs: MANY_TIMEOUT_MS },
      );
      return { processed, failed, changes: changes.map(changeOf) };
    },
    isEnd: (error) => isApiError(error, ...ENDS),
  };
}

type Asked = Parameters<NonNullable<BoardSource['actOnMany']>>[0];

function bodyOf(asked: Asked) {
  const { applications } = asked;
  if (asked.action === 'approve') return { action: asked.action, applications };
  if (asked.action === 'move')
    return { action: asked.action, targetStageId: asked.targetStageId, notes: asked.notes, applications };
  return { action: asked.action, applications };
}

/** What a link does not tell is as if there were none of it. */
const cardOf = (card: LinkedCard): Card => ({
  ...card,
  candidateId: card.id,
  unreadMessages: 0,
  testOut: false,
  interviewAhead: false,
  offerSentAt: null,
  offerViewedAt: null,
  unwanted: [],
});

const columnOf = (column: LinkedColumn): Column => ({ ...column, cards: column.cards.map(cardOf) });

// By a link nothing is taken back.
const changeOf = ({ card, eventId }: { card: LinkedCard; eventId: string }) => ({
  card: cardOf(card),
  eventId,
  undoUntil: null,
});

function viewOf({ job, linkName, columns, ...rest }: LinkedBoard): LinkedView {
  const { can, ...shown } = job;
  const nothing = { edit: false, share: false, close: false, reopen: false, hire: false, offer: false };
  return {
    ...rest,
    link: { name: linkName, companyName: job.companyName, act: can.act },
    job: {
      ...shown,
      slug: '',
      publicUrl: '',
      facts: {
        locationModel: null,
        contractType: null,
        benefits: [],
        payMode: null,
        payMin: null,
        payMax: null,
        currency: null,
      },
      can: { ...nothing, test: false, interview: false, export: false, move: can.move },
    },
    columns: columns.map(columnOf),
    group: 'none',
    // Each says it of itself; what opens them is the company's.
    locked: 0,
    similarNames: false,
    sources: [],
  };
}
