import { moveCandidate } from '@prova/contract/funnel/funnel';
import { type AccessTable, type Call, FORBIDDEN, mixing, ofDeciders, ofShared, recruiters } from '../outcomes.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
const JOB_NOT_FOUND = '404 JOB_NOT_FOUND';
const STAGE_NOT_FOUND = '404 STAGE_NOT_FOUND';

const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const moveTo = (applicationId: string, targetStageId: string) => ({
  params: { id: applicationId },
  body: { targetStageId },
});

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
  // What the owner has just moved.
  'funnel.undo': ofDeciders(APPLICATION_NOT_FOUND, async ({ server, actors, applicationId, stageId }) => {
    const move = { as: actors.owner.token, ...moveTo(applicationId, stageId) };
    const { eventId } = (await server.call(moveCandidate, move)).data;
    return { params: { id: applicationId }, body: { eventId } };
  }),
  'funnel.resumeText': ofShared(APPLICATION_NOT_FOUND, application),
  'funnel.rejectionPreview': ofDeciders(APPLICATION_NOT_FOUND, application),
};
