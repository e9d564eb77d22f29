import { createRoom } from '@prova/contract/rooms/rooms';
import { applyTo } from '../../applications-factory.ts';
import { begin, interviewBody, inviteTo, scheduleNew } from '../../interviews-factory.ts';
import { newApplication, newTalent, type Stage, type Writes } from './stage.ts';

/** Everybody of the stage is asked for the same hour. */
const ANY_TIME = { allowOverlap: true } as const;

async function ofNewInterview(stage: Stage) {
  const { id, version } = await scheduleNew(stage.server, stage.owner, await newApplication(stage), ANY_TIME);
  return { call: { as: stage.owner.token, params: { id } }, version };
}

async function ofBegunInterview(stage: Stage) {
  const { call } = await ofNewInterview(stage);
  await begin(stage.server, call.params.id);
  return call;
}

export const interviewWrites: Writes = {
  'interviews.create': async (stage) => ({
    as: stage.owner.token,
    body: interviewBody((await newApplication(stage)).id, ANY_TIME),
  }),
  'interviews.schedule': async (stage) => {
    const { id: applicationId } = await newApplication(stage);
    // At an hour of its own: here nobody is asked all the same.
    const scheduledAt = new Date(stage.server.clock.now().getTime() + 40 * 86_400_000).toISOString();
    return {
      as: stage.owner.token,
      body: { applicationId, scheduledAt, type: 'telefone', location: '(11) 91234-5678' },
    };
  },
  'interviews.undoSchedule': async (stage) => (await ofNewInterview(stage)).call,
  'interviews.change': async (stage) => {
    const { call, version } = await ofNewInterview(stage);
    return { ...call, body: { version, date: '2027-01-12', time: '10:00', ...ANY_TIME } };
  },
  'interviews.cancel': async (stage) => ({ ...(await ofNewInterview(stage)).call, body: {} }),
  'interviews.noShow': async (stage) => ({ ...(await ofBegunInterview(stage)), body: { absent: 'candidate' } }),
  'interviews.complete': ofBegunInterview,
  'interviews.answer': async (stage) => {
    const { token: as, name: fullName, email } = await newTalent(stage);
    const application = await applyTo(stage.server, stage.job, { as, fullName, email });
    const { id } = await scheduleNew(stage.server, stage.owner, application, ANY_TIME);
    return { as, params: { id }, body: { answer: 'accepted' } };
  },
  // Its first invitation has left: one that still waits is the answer.
  'interviews.mail': async (stage) => {
    const { id } = await inviteTo(stage.server, stage.owner, await newApplication(stage), ANY_TIME);
    return { as: stage.owner.token, params: { id } };
  },
  'interviews.answerByToken': async (stage) => {
    const { token } = await inviteTo(stage.server, stage.owner, await newApplication(stage), ANY_TIME);
    return { params: { token }, body: { answer: 'accepted' } };
  },
  'rooms.reopen': async (stage) => {
    const { data } = await stage.server.call(createRoom, { as: stage.owner.token, body: {} });
    await stage.server.platform.database
      .updateTable('rooms')
      .set({ endedAt: stage.server.clock.now() })
      .where('code', '=', data.code)
      .execute();
    return { as: stage.owner.token, params: { code: data.code }, body: {} };
  },
  'rooms.create': async (stage) => ({ as: stage.owner.token, body: {} }),
};
