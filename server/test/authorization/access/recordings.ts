import { type AccessTable, byToken, type Call, type ExpectedAccess, ofCompany, signedIn } from '../outcomes.ts';

const NOT_FOUND = '404 RECORDING_NOT_FOUND';
const INTERVIEW_NOT_FOUND = '404 INTERVIEW_NOT_FOUND';

/** Only whose browser records it, whatever others of the company may. */
const ofRecorder = (call: Call): ExpectedAccess =>
  ofCompany(NOT_FOUND, call, { recruiter: NOT_FOUND, interviewer: NOT_FOUND, hiringManager: NOT_FOUND });

export const recordingsAccess: AccessTable = {
  'recordings.open': ofRecorder(({ recordingId: id }) => ({
    params: { id },
    body: { kind: 'composite', peerId: null, mimeType: 'video/webm', offsetMs: 0 },
  })),
  'recordings.upload': ofRecorder(({ recordingId: id, uploadId }) => ({ params: { id, uploadId } })),
  'recordings.sign': ofRecorder(({ recordingId: id, uploadId }) => ({
    params: { id, uploadId },
    body: { numbers: [1] },
  })),
  'recordings.complete': ofRecorder(({ recordingId: id, uploadId }) => ({
    params: { id, uploadId },
    body: { parts: 1, durationMs: 2_000 },
  })),
  'recordings.abort': ofRecorder(({ recordingId: id, uploadId }) => ({ params: { id, uploadId } })),
  'recordings.list': ofCompany(INTERVIEW_NOT_FOUND, ({ interviewId }) => ({ params: { id: interviewId } }), {
    interviewer: INTERVIEW_NOT_FOUND,
    hiringManager: 'ok',
  }),
  'recordings.remove': ofCompany(NOT_FOUND, ({ recordingId }) => ({ params: { id: recordingId } }), {
    interviewer: NOT_FOUND,
  }),
  'recordings.listOwn': signedIn(() => ({})),
  // Only who has agreed.
  'recordings.withdraw': signedIn(({ recordingId }) => ({ params: { id: recordingId }, body: {} }), {
    ...{ talent: NOT_FOUND, self: NOT_FOUND, foreign: NOT_FOUND, expert: NOT_FOUND, removed: NOT_FOUND },
    ...{ unshared: NOT_FOUND, interviewer: NOT_FOUND, hiringManager: NOT_FOUND, recruiter: NOT_FOUND },
  }),
  'recordings.listByToken': byToken(({ interviewToken }) => ({ params: { token: interviewToken } })),
  'recordings.withdrawByToken': byToken(({ interviewToken, recordingId }) => ({
    params: { token: interviewToken, id: recordingId },
    body: {},
  })),
};
