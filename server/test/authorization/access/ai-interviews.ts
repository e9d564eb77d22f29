import { AI_CONSENT_VERSION } from '@prova/contract/ai-interviews/ai-interview-fields';
import { aiInterviewBody, deadlineIn, scheduleAi } from '../../ai-interviews-factory.ts';
import { SILENCE } from '../../fake-voice.ts';
import {
  type AccessTable,
  all,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  ofCompany,
  recruiters,
  talents,
  UNAUTHENTICATED,
} from '../outcomes.ts';

const INTERVIEW_NOT_FOUND = '404 INTERVIEW_NOT_FOUND';
const VOICE_SERVICE_OFF = '409 VOICE_SERVICE_OFF';
const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
/** Whoever only interviews sees what they are invited to, and nobody is invited to these. */
const NOT_INVITED = { interviewer: INTERVIEW_NOT_FOUND } as const;
const READS = { ...NOT_INVITED, hiringManager: 'ok' } as const;

const asked: Call = ({ aiInterviewId }) => ({ params: { id: aiInterviewId } });
const held: Call = ({ heldAiInterviewId }) => ({ params: { id: heldAiInterviewId } });
const inPage =
  (body: object): Call =>
  ({ begunAiToken, begunAiHolder }) => ({ params: { token: begunAiToken }, body: { holder: begunAiHolder, ...body } });

export const aiInterviewsAccess: AccessTable = {
  'aiInterviews.schedule': ofCompany(APPLICATION_NOT_FOUND, ({ server, applicationId }) => ({
    body: aiInterviewBody(server, applicationId),
  })),
  'aiInterviews.undoSchedule': ofCompany(
    INTERVIEW_NOT_FOUND,
    async ({ server, actors, applicationId }) => {
      const { id } = await scheduleAi(server, actors.owner, { id: applicationId });
      return { params: { id } };
    },
    NOT_INVITED,
  ),
  'aiInterviews.list': mixing(
    ofCompany(APPLICATION_NOT_FOUND, ({ applicationId }) => ({ query: { applicationId } }), { hiringManager: 'ok' }),
    {
      'the application': {
        call: ({ foreign }) => ({ query: { applicationId: foreign.applicationId } }),
        outcome: APPLICATION_NOT_FOUND,
      },
    },
  ),
  'aiInterviews.extend': ofCompany(
    INTERVIEW_NOT_FOUND,
    ({ server, aiInterviewId }) => ({
      params: { id: aiInterviewId },
      body: { version: 1, ...deadlineIn(server, 5) },
    }),
    NOT_INVITED,
  ),
  'aiInterviews.cancel': ofCompany(
    INTERVIEW_NOT_FOUND,
    ({ aiInterviewId }) => ({ params: { id: aiInterviewId }, body: {} }),
    NOT_INVITED,
  ),
  'aiInterviews.mail': ofCompany(INTERVIEW_NOT_FOUND, asked, NOT_INVITED),

  'aiInterviews.byToken': byToken(({ aiInterviewToken }) => ({ params: { token: aiInterviewToken } })),
  'aiInterviews.begin': byToken(inPage({ way: 'text', consent: AI_CONSENT_VERSION })),
  'aiInterviews.sayName': byToken(inPage({ name: 'Ana' })),
  'aiInterviews.confirmName': byToken(inPage({ right: true })),
  'aiInterviews.answer': byToken(inPage({ turn: 1, text: 'Eu medi e corrigi.', way: 'text', seconds: 30 })),
  // Where nobody speaks, nobody is asked what they said.
  'aiInterviews.transcribe': byToken(({ begunAiToken }) => ({
    params: { token: begunAiToken },
    body: { language: 'pt-BR' },
    files: SILENCE,
  })),
  // There is no such service here.
  'aiInterviews.speak': all(VOICE_SERVICE_OFF, ({ begunAiToken }) => ({
    params: { token: begunAiToken },
    body: { what: 'turn', turn: 1 },
  })),
  'aiInterviews.pause': byToken(inPage({})),
  'aiInterviews.askForPerson': byToken(({ aiInterviewToken }) => ({ params: { token: aiInterviewToken }, body: {} })),
  'aiInterviews.listOwn': talents(),
  // Of those that are asked of somebody else.
  'aiInterviews.openOwn': all(FORBIDDEN, asked, { guest: UNAUTHENTICATED, talent: INTERVIEW_NOT_FOUND }),
  'aiInterviews.showProof': all(
    FORBIDDEN,
    ({ heldAiInterviewId }) => ({
      params: { id: heldAiInterviewId },
      body: { shown: true },
    }),
    { guest: UNAUTHENTICATED, talent: INTERVIEW_NOT_FOUND },
  ),

  'aiInterviews.listRecords': recruiters(),
  'aiInterviews.stats': recruiters(),
  'aiInterviews.analysis': ofCompany(INTERVIEW_NOT_FOUND, held, READS),
  'aiInterviews.transcript': ofCompany(INTERVIEW_NOT_FOUND, held, READS),
  'aiInterviews.analyse': ofCompany(INTERVIEW_NOT_FOUND, held, NOT_INVITED),
  'aiInterviews.review': ofCompany(
    INTERVIEW_NOT_FOUND,
    ({ heldAiInterviewId, analysisId }) => ({ params: { id: heldAiInterviewId }, body: { analysisId, agrees: true } }),
    NOT_INVITED,
  ),
};
