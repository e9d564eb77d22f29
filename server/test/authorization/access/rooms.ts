import { type AccessTable, anyone, byToken, ofCompany, recruiters } from '../outcomes.ts';

const INTERVIEW_NOT_FOUND = '404 INTERVIEW_NOT_FOUND';

export const roomsAccess: AccessTable = {
  'rooms.create': recruiters(() => ({ body: {} })),
  'rooms.entry': anyone(({ roomCode }) => ({ params: { code: roomCode } })),
  'rooms.entryByToken': byToken(({ interviewToken }) => ({ params: { token: interviewToken } })),
  'rooms.checkRelay': anyone(() => ({})),
  'rooms.conversation': ofCompany(INTERVIEW_NOT_FOUND, ({ interviewId }) => ({ params: { id: interviewId } }), {
    interviewer: INTERVIEW_NOT_FOUND,
    hiringManager: 'ok',
  }),
};
