import { moveCandidate } from '@prova/contract/funnel/funnel';
import { deadlineIn } from '../../ai-interviews-factory.ts';
import {
  type AccessTable,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  ofCompany,
  ofDeciders,
  ofShared,
  recruiters,
} from '../outcomes.ts';
import type { World } from '../world.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
const JOB_NOT_FOUND = '404 JOB_NOT_FOUND';
const STAGE_NOT_FOUND = '404 STAGE_NOT_FOUND';

const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const byLink = ({ boardToken }: Pick<World, 'boardToken'>) => ({ params: { token: boardToken } });
const moveTo = (applicationId: string, targetStageId: string) => ({
  params: { id: applicationId },
  body: { targetStageId },
});

const approveAll = (jobId: string, ...ids: string[]) => ({
  body: { action: 'approve', jobId, applications: ids.map((id) => ({ id })) },
});
const askAll = ({ server }: Pick<World, 'server'>, jobId: string, ids: readonly string[]) => ({
  body: { jobId, ...deadlineIn(server, 5), applications: ids.map((id) => ({ id })) },
});
/** Each at an hour of its own. */
const interviewAll = (jobId: string, ids: readonly string[], more: object = {}) => ({
  body: {
    jobId,
    type: 'presencial',
    location: 'Rua da Aurora, 100',
    applications: ids.map((id, index) => ({ id, date: '2026-12-22', time: `1${index}:00` })),
    ...more,
  },
});
/** What the owner has just moved. */
const justMoved = async ({ server, actors, applicationId, stageId }: World) => {
  const move = { as: actors.owner.token, ...moveTo(applicationId, stageId) };
  return { id: applicationId, eventId: (await server.call(moveCandidate, move)).data.eventId };
};

export const funnelAccess: AccessTable = {
  'funnel.candidates': recruiters(undefined, { interviewer: FORBIDDEN }),
  'funnel.candidate': ofShared(APPLICATION_NOT_FOUND, application),
  'funnel.board': ofShared(JOB_NOT_FOUND, ({ jobId }) => ({ query: { jobId } })),
  'funnel.column': mixing(
    ofShared(JOB_NOT_FOUND, ({ jobId, stageId }) => ({ query: { jobId, stageId } })),
    {
      'the stage': {
        call: ({ jobId, foreign }) => ({ query: { jobId, stageId: foreign.stageId } }),
        outcome: STAGE_NOT_FOUND,
      },
    },
  ),
  'funnel.cards': ofShared(JOB_NOT_FOUND, ({ jobId, applicationId }) => ({ query: { jobId, ids: applicationId } })),
  'funnel.move': mixing(
    ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId, stageId }) => moveTo(applicationId, stageId)),
    {
      'the stage': {
        call: ({ applicationId, foreign }) => moveTo(applicationId, foreign.stageId),
        outcome: STAGE_NOT_FOUND,
      },
    },
  ),
  'funnel.act': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    params: { id: applicationId },
    body: { action: 'hold' },
  })),
  'funnel.undo': ofDeciders(APPLICATION_NOT_FOUND, async (world) => {
    const { id, eventId } = await justMoved(world);
    return { params: { id }, body: { eventId } };
  }),
  // Beside a row of theirs, each of another company is answered for itself: as one that is not there.
  'funnel.actOnMany': mixing(
    ofDeciders(JOB_NOT_FOUND, ({ jobId, applicationId }) => approveAll(jobId, applicationId)),
    {
      'the job': {
        call: ({ applicationId, foreign }) => approveAll(foreign.jobId, applicationId),
        outcome: JOB_NOT_FOUND,
      },
      'an application': {
        call: ({ jobId, applicationId, foreign }) => approveAll(jobId, applicationId, foreign.applicationId),
        outcome: 'ok',
      },
    },
  ),
  'funnel.undoMany': ofDeciders(JOB_NOT_FOUND, async (world) => ({
    body: { jobId: world.jobId, changes: [await justMoved(world)] },
  })),
  'funnel.scheduleAiInterviews': mixing(
    ofCompany(JOB_NOT_FOUND, (world) => askAll(world, world.jobId, [world.applicationId])),
    {
      'the job': {
        call: (world) => askAll(world, world.foreign.jobId, [world.applicationId]),
        outcome: JOB_NOT_FOUND,
      },
      'an application': {
        call: (world) => askAll(world, world.jobId, [world.applicationId, world.foreign.applicationId]),
        outcome: 'ok',
      },
    },
  ),
  'funnel.scheduleInterviews': mixing(
    ofCompany(JOB_NOT_FOUND, ({ jobId, applicationId }) => interviewAll(jobId, [applicationId])),
    {
      'the job': {
        call: ({ applicationId, foreign }) => interviewAll(foreign.jobId, [applicationId]),
        outcome: JOB_NOT_FOUND,
      },
      'an application': {
        call: ({ jobId, applicationId, foreign }) => interviewAll(jobId, [applicationId, foreign.applicationId]),
        outcome: 'ok',
      },
      'the interviewer': {
        call: ({ jobId, applicationId, foreign }) =>
          interviewAll(jobId, [applicationId], { interviewerIds: [foreign.ownerId] }),
        outcome: '404 INTERVIEWER_NOT_FOUND',
      },
    },
  ),
  'funnel.boardLinks': ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ params: { id: jobId } })),
  'funnel.makeBoardLink': ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({
    params: { id: jobId },
    body: { name: 'Gestora', right: 'view' },
  })),
  'funnel.revokeBoardLink': mixing(
    ofCompany(JOB_NOT_FOUND, ({ jobId, boardLinkId }) => ({ params: { id: jobId, linkId: boardLinkId } })),
    {
      'the link': {
        call: ({ jobId, foreign }) => ({ params: { id: jobId, linkId: foreign.boardLinkId } }),
        outcome: '404 BOARD_LINK_NOT_FOUND',
      },
    },
  ),
  'funnel.linkedBoard': byToken(byLink),
  'funnel.linkedColumn': mixing(
    byToken(({ stageId, ...world }) => ({ ...byLink(world), query: { stageId } })),
    {
      'the stage': {
        call: ({ foreign, ...world }) => ({ ...byLink(world), query: { stageId: foreign.stageId } }),
        outcome: STAGE_NOT_FOUND,
      },
    },
  ),
  // Cards of other jobs are left out.
  'funnel.linkedCards': byToken(({ applicationId, ...world }) => ({ ...byLink(world), query: { ids: applicationId } })),
  'funnel.moveByLink': mixing(
    byToken(({ applicationId, stageId, ...world }) => ({
      ...byLink(world),
      body: { applicationId, targetStageId: stageId },
    })),
    {
      'the application': {
        call: ({ stageId, foreign, ...world }) => ({
          ...byLink(world),
          body: { applicationId: foreign.applicationId, targetStageId: stageId },
        }),
        outcome: APPLICATION_NOT_FOUND,
      },
      'an application to another job': {
        call: ({ stageId, receiverApplicationId, ...world }) => ({
          ...byLink(world),
          body: { applicationId: receiverApplicationId, targetStageId: stageId },
        }),
        outcome: APPLICATION_NOT_FOUND,
      },
      'the stage': {
        call: ({ applicationId, foreign, ...world }) => ({
          ...byLink(world),
          body: { applicationId, targetStageId: foreign.stageId },
        }),
        outcome: STAGE_NOT_FOUND,
      },
    },
  ),
  'funnel.actByLink': mixing(
    byToken(({ applicationId, ...world }) => ({
      ...byLink(world),
      body: { action: 'approve', applications: [{ id: applicationId }] },
    })),
    {
      // Each is answered for itself.
      'an application': {
        call: ({ applicationId, foreign, ...world }) => ({
          ...byLink(world),
          body: { action: 'approve', applications: [{ id: applicationId }, { id: foreign.applicationId }] },
        }),
        outcome: 'ok',
      },
    },
  ),
  'funnel.export': mixing(
    ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ body: { of: 'board', jobId, columns: ['name'] } })),
    {
      'an application': {
        call: ({ applicationId, foreign }) => ({
          body: { of: 'chosen', applications: [applicationId, foreign.applicationId], columns: ['name'] },
        }),
        outcome: '404 APPLICATION_NOT_FOUND',
      },
      'the job of the list': {
        call: ({ foreign }) => ({ body: { of: 'list', jobId: foreign.jobId, columns: ['name'] } }),
        outcome: '422 NOTHING_TO_EXPORT',
      },
    },
  ),
  'funnel.resumeText': ofShared(APPLICATION_NOT_FOUND, application),
  'funnel.rejectionPreview': ofDeciders(APPLICATION_NOT_FOUND, application),
};
