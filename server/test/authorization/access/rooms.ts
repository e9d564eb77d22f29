import { createRoom } from '@prova/contract/rooms/rooms';
import { SILENCE } from '../../fake-voice.ts';
import { type AccessTable, all, anyone, byToken, FORBIDDEN, ofCompany, recruiters } from '../outcomes.ts';

const INTERVIEW_NOT_FOUND = '404 INTERVIEW_NOT_FOUND';

export const roomsAccess: AccessTable = {
  'rooms.create': recruiters(() => ({ body: {} })),
  // Whether a code leads anywhere is no secret: whoever has it may knock.
  'rooms.reopen': ofCompany(
    FORBIDDEN,
    async ({ server, actors }) => ({
      params: { code: (await server.call(createRoom, { as: actors.owner.token, body: {} })).data.code },
      body: {},
    }),
    { interviewer: 'ok', hiringManager: 'ok', unshared: 'ok' },
  ),
  'rooms.entry': anyone(({ roomCode }) => ({ params: { code: roomCode } })),
  'rooms.entryByToken': byToken(({ interviewToken }) => ({ params: { token: interviewToken } })),
  'rooms.checkRelay': anyone(() => ({})),
  // Nobody here is inside.
  'rooms.transcribe': all(FORBIDDEN, ({ roomCode }) => ({
    params: { code: roomCode },
    body: { language: 'pt-BR' },
    files: SILENCE,
  })),
  'rooms.conversation': ofCompany(INTERVIEW_NOT_FOUND, ({ interviewId }) => ({ params: { id: interviewId } }), {
    interviewer: INTERVIEW_NOT_FOUND,
    hiringManager: 'ok',
  }),
};
