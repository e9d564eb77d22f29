import { openUpload } from '@prova/contract/recordings/recordings';
import { inviteTo } from '../../interviews-factory.ts';
import { endRecording, recordIn } from '../../recordings-factory.ts';
import { giveRoom } from '../../rooms-factory.ts';
import { newApplication, type Stage, type Writes } from './stage.ts';

const COMPOSITE = { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 } as const;

async function ofRecording({ server, owner, ...stage }: Stage) {
  const application = await newApplication({ server, owner, ...stage });
  const interview = await inviteTo(server, owner, application, { allowOverlap: true });
  const code = await giveRoom(server, interview.id);
  const { recordingId: id } = await recordIn(server, { code, interviewId: interview.id, host: owner });
  return { as: owner.token, params: { id }, link: interview.token };
}

async function ofUpload(stage: Stage) {
  const { as, params } = await ofRecording(stage);
  const { data } = await stage.server.call(openUpload, { as, params, body: COMPOSITE });
  return { as, params: { ...params, uploadId: data.id } };
}

export const recordingWrites: Writes = {
  'recordings.open': async (stage) => {
    const { as, params } = await ofRecording(stage);
    return { as, params, body: COMPOSITE };
  },
  'recordings.complete': async (stage) => ({ ...(await ofUpload(stage)), body: { parts: 0, durationMs: 0 } }),
  'recordings.abort': ofUpload,
  'recordings.remove': async (stage) => {
    const { as, params } = await ofRecording(stage);
    await endRecording(stage.server, params.id);
    return { as, params };
  },
  'recordings.withdraw': async (stage) => {
    const { as, params } = await ofRecording(stage);
    return { as, params, body: {} };
  },
  'recordings.withdrawByToken': async (stage) => {
    const { params, link } = await ofRecording(stage);
    return { params: { token: link, ...params }, body: {} };
  },
};
