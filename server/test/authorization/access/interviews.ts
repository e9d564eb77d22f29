import { applyTo } from '../../applications-factory.ts';
import { interviewBody, scheduleNew } from '../../interviews-factory.ts';
import {
  type AccessTable,
  all,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  ofCompany,
  recruiters,
  runners,
  talents,
  UNAUTHENTICATED,
} from '../outcomes.ts';

const INTERVIEW_NOT_FOUND = '404 INTERVIEW_NOT_FOUND';
const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
/** Who is not invited cannot tell that there is an interview. */
const NOT_INVITED = { interviewer: INTERVIEW_NOT_FOUND } as const;

const ahead: Call = ({ interviewId }) => ({ params: { id: interviewId } });
const begun: Call = ({ begunInterviewId }) => ({ params: { id: begunInterviewId } });
const byLink: Call = ({ interviewToken }) => ({ params: { token: interviewToken } });

export const interviewsAccess: AccessTable = {
  'interviews.create': mixing(
    ofCompany(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
      body: interviewBody(applicationId, { date: '2026-12-22' }),
    })),
    {
      'the interviewer': {
        call: ({ applicationId, foreign }) => ({
          body: interviewBody(applicationId, { interviewerIds: [foreign.ownerId] }),
        }),
        outcome: '404 INTERVIEWER_NOT_FOUND',
      },
      'the observer': {
        call: ({ applicationId, foreign }) => ({
          body: interviewBody(applicationId, { observerIds: [foreign.ownerId] }),
        }),
        outcome: '404 INTERVIEWER_NOT_FOUND',
      },
    },
  ),
  'interviews.schedule': ofCompany(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    body: { applicationId, scheduledAt: '2026-12-20T12:00:00Z', type: 'presencial', location: 'Rua da Aurora, 100' },
  })),
  'interviews.undoSchedule': ofCompany(
    INTERVIEW_NOT_FOUND,
    async ({ server, actors, applicationId }) => {
      const { id } = await scheduleNew(server, actors.owner, { id: applicationId }, { date: '2026-12-21' });
      return { params: { id } };
    },
    NOT_INVITED,
  ),
  'interviews.list': mixing(recruiters(), {
    'the application': {
      call: ({ foreign }) => ({ query: { applicationId: foreign.applicationId } }),
      outcome: APPLICATION_NOT_FOUND,
    },
  }),
  'interviews.listUnscheduled': recruiters(),
  // Whose calendar is not the company's has nothing in it.
  'interviews.busy': mixing(
    runners(({ actors }) => ({ query: { interviewerIds: actors.owner.id } })),
    {
      'the interviewer': { call: ({ foreign }) => ({ query: { interviewerIds: foreign.ownerId } }), outcome: 'ok' },
    },
  ),
  'interviews.listObserved': all(FORBIDDEN, undefined, { guest: UNAUTHENTICATED, expert: 'ok' }),
  // Of somebody whose name the team has not kept to itself: whoever observes meets them.
  'interviews.getObserved': all(
    FORBIDDEN,
    async ({ server, actors, jobId, jobSlug }) => {
      const candidate = await applyTo(server, { id: jobId, slug: jobSlug });
      const given = { date: '2026-12-23', observerIds: [actors.expert.id] };
      return { params: { id: (await scheduleNew(server, actors.owner, candidate, given)).id } };
    },
    { guest: UNAUTHENTICATED, expert: 'ok' },
  ),
  'interviews.get': ofCompany(INTERVIEW_NOT_FOUND, ahead, { ...NOT_INVITED, hiringManager: 'ok' }),
  'interviews.application': ofCompany(INTERVIEW_NOT_FOUND, ahead, { ...NOT_INVITED, hiringManager: 'ok' }),
  'interviews.change': mixing(
    ofCompany(
      INTERVIEW_NOT_FOUND,
      ({ interviewId }) => ({ params: { id: interviewId }, body: { version: 1, notes: 'Até lá!' } }),
      NOT_INVITED,
    ),
    {
      'the interviewer': {
        call: ({ interviewId, foreign }) => ({
          params: { id: interviewId },
          body: { version: 1, interviewerIds: [foreign.ownerId] },
        }),
        outcome: '404 INTERVIEWER_NOT_FOUND',
      },
    },
  ),
  'interviews.cancel': ofCompany(
    INTERVIEW_NOT_FOUND,
    ({ interviewId }) => ({ params: { id: interviewId }, body: {} }),
    NOT_INVITED,
  ),
  'interviews.noShow': ofCompany(
    INTERVIEW_NOT_FOUND,
    ({ begunInterviewId }) => ({ params: { id: begunInterviewId }, body: { absent: 'candidate' } }),
    NOT_INVITED,
  ),
  'interviews.complete': ofCompany(INTERVIEW_NOT_FOUND, begun, NOT_INVITED),
  'interviews.mail': ofCompany(INTERVIEW_NOT_FOUND, ahead, NOT_INVITED),
  'interviews.answer': all(
    INTERVIEW_NOT_FOUND,
    ({ interviewId }) => ({ params: { id: interviewId }, body: { answer: 'accepted' } }),
    { guest: UNAUTHENTICATED, owner: 'ok' },
  ),
  'interviews.listOwn': talents(),
  'interviews.byToken': byToken(byLink),
  'interviews.answerByToken': byToken(({ interviewToken }) => ({
    params: { token: interviewToken },
    body: { answer: 'accepted' },
  })),
};
