import * as z from 'zod';
import { id, idParams, instant, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CAPTION_PROVIDERS, PEER_ROLES } from '../rooms/room-fields.ts';
import {
  PARTS_MAX,
  RECORDED_TYPES,
  RECORDING_HOURS_MAX,
  RECORDING_STATES,
  SEGMENT_STATES,
  SIGNED_AT_ONCE,
  TRACK_KINDS,
} from './recording-fields.ts';

const milliseconds = z
  .number()
  .int()
  .min(0)
  .max(RECORDING_HOURS_MAX * 3_600_000);
const partNumber = z.number().int().min(1).max(PARTS_MAX);

/** A stretch of a track without interruption, as it is uploaded: one file in the end. */
export const upload = z.object({
  id,
  kind: z.enum(TRACK_KINDS),
  state: z.enum(SEGMENT_STATES),
  /** Parts 1 to this have arrived: they come in their order. */
  received: z.number().int(),
  bytes: z.number().int(),
  minPartBytes: z.number().int(),
  maxPartBytes: z.number().int(),
  /** When the recording was ended; what was recorded later is not taken. Null while it goes on. */
  endedAt: instant.nullable(),
});
export type Upload = z.output<typeof upload>;

const byRecorder = { kind: 'user', roles: ['RECRUITER'] } as const;
const ofUpload = z.object({ id, uploadId: id });

export const openUpload = endpoint({
  id: 'recordings.open',
  method: 'POST',
  path: '/api/v1/recordings/:id/uploads',
  summary:
    'Begin a segment of a track of a recording that one’s own browser makes. `continues` names the segment whose later parts these are: what a browser had kept when that was completed without it.',
  access: byRecorder,
  params: idParams,
  body: z.strictObject({
    kind: z.enum(TRACK_KINDS),
    /** Who speaks, as the room numbers them; null for the composite. */
    peerId: id.nullable(),
    mimeType: z.enum(RECORDED_TYPES),
    /** Where in the recording it begins. */
    offsetMs: milliseconds,
    continues: id.optional(),
  }),
  output: upload,
  status: 201,
  errors: ['RECORDING_NOT_FOUND', 'RECORDING_ENDED', 'BUDGET_REACHED'],
});

export const getUpload = endpoint({
  id: 'recordings.upload',
  method: 'GET',
  path: '/api/v1/recordings/:id/uploads/:uploadId',
  summary: 'How far a segment has arrived, for whoever goes on with it.',
  access: byRecorder,
  params: ofUpload,
  output: upload,
  errors: ['RECORDING_NOT_FOUND'],
});

export const signParts = endpoint({
  id: 'recordings.sign',
  method: 'POST',
  path: '/api/v1/recordings/:id/uploads/:uploadId/sign',
  summary:
    'Addresses to which parts are sent: the bytes are the body of a PUT, nothing else. Each part comes after the one before it; one that has arrived before is taken once.',
  access: byRecorder,
  params: ofUpload,
  body: z.strictObject({ numbers: z.array(partNumber).min(1).max(SIGNED_AT_ONCE) }),
  output: z.object({ parts: z.array(z.object({ number: partNumber, url: z.string(), expiresAt: instant })) }),
  answersSecret: true,
  errors: ['RECORDING_NOT_FOUND', 'RECORDING_ENDED'],
});

export const completeUpload = endpoint({
  id: 'recordings.complete',
  method: 'POST',
  path: '/api/v1/recordings/:id/uploads/:uploadId/complete',
  summary:
    'Everything of a segment was sent. While parts are missing it stays open, and the answer says how far it has arrived; then it is joined in the background. A second time answers the same.',
  access: byRecorder,
  params: ofUpload,
  body: z.strictObject({ parts: z.number().int().min(0).max(PARTS_MAX), durationMs: milliseconds }),
  output: upload,
  errors: ['RECORDING_NOT_FOUND'],
});

export const abortUpload = endpoint({
  id: 'recordings.abort',
  method: 'DELETE',
  path: '/api/v1/recordings/:id/uploads/:uploadId',
  summary: 'Throw away what of a segment has arrived. One that is completed goes with its recording alone.',
  access: byRecorder,
  params: ofUpload,
  output: upload,
  errors: ['RECORDING_NOT_FOUND', 'RECORDING_ENDED'],
});

/** A recording as whoever may read the interview sees it. */
export const recording = z.object({
  id,
  state: z.enum(RECORDING_STATES),
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: instant.nullable(),
  /** In whose browser it was made. */
  recordedBy: z.string().nullable(),
  /** Without a picture it has the sound of everybody in one track. */
  picture: z.boolean(),
  /** Whether the job hides who applies from the reader, who did not meet them: then nothing is played. */
  concealed: z.boolean(),
  /** What is played, one after the other. */
  segments: z.array(
    z.object({
      id,
      /** Where in the recording it begins. */
      offsetMs: milliseconds,
      durationMs: milliseconds,
      bytes: z.number().int(),
      mimeType: z.string(),
      /** Plays it until `urlExpiresAt`. */
      url: z.string(),
      /** Saves it as a file; null for who may only play it. */
      downloadUrl: z.string().nullable(),
    }),
  ),
  urlExpiresAt: instant.nullable(),
  /** Some of it has not arrived yet, or never will: the browser that made it went away. */
  incomplete: z.boolean(),
  can: z.object({ remove: z.boolean(), withdraw: z.boolean(), download: z.boolean() }),
  /** When the company's rule removes it; null while it goes on. */
  removedOn: instant.nullable(),
  /** Everybody who agreed. */
  consents: z.array(z.object({ name: z.string().nullable(), role: z.enum(PEER_ROLES), at: instant })),
  /** What was said, in step with the picture. */
  transcript: z.array(
    z.object({
      id,
      name: z.string().nullable(),
      role: z.enum(PEER_ROLES),
      text: z.string(),
      /** Since the recording began. */
      startMs: milliseconds,
      endMs: milliseconds,
      provider: z.enum(CAPTION_PROVIDERS),
    }),
  ),
});
export type Recording = z.output<typeof recording>;

export const listRecordings = endpoint({
  id: 'recordings.list',
  method: 'GET',
  path: '/api/v1/interviews/:id/recordings',
  summary: 'What was recorded of an interview, with addresses that play it for ten minutes.',
  access: byRecorder,
  params: idParams,
  output: z.object({ recordings: z.array(recording) }),
  answersSecret: true,
  errors: ['INTERVIEW_NOT_FOUND'],
});

export const removeRecording = endpoint({
  id: 'recordings.remove',
  method: 'DELETE',
  path: '/api/v1/recordings/:id',
  summary: 'Delete a recording, with its transcript.',
  access: byRecorder,
  params: idParams,
  output: z.object({ id }),
  errors: ['RECORDING_NOT_FOUND', 'FORBIDDEN', 'RECORDING_GOES_ON'],
});

/** A recording as whoever was recorded sees it: that it is there, and what they agreed to. */
export const ownRecording = z.object({
  id,
  interviewId: id,
  companyName: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** When the reader agreed. */
  consentedAt: instant,
  removedOn: instant.nullable(),
});
export type OwnRecording = z.output<typeof ownRecording>;

export const listOwnRecordings = endpoint({
  id: 'recordings.listOwn',
  method: 'GET',
  path: '/api/v1/recordings/own',
  summary: 'Recordings that the reader agreed to, and may take back.',
  access: { kind: 'user' },
  output: z.object({ recordings: z.array(ownRecording) }),
});

export const withdrawConsent = endpoint({
  id: 'recordings.withdraw',
  method: 'POST',
  path: '/api/v1/recordings/:id/withdraw',
  summary: 'Take back one’s consent: the recording and its transcript are deleted.',
  access: { kind: 'user' },
  params: idParams,
  body: z.strictObject({}),
  output: z.object({ id }),
  errors: ['RECORDING_NOT_FOUND'],
});

export const listInvitedRecordings = endpoint({
  id: 'recordings.listByToken',
  method: 'GET',
  path: '/api/v1/recordings/candidate/:token',
  summary: 'The same by the link of an interview.',
  access: { kind: 'token', token: 'interview' },
  params: tokenParams,
  output: z.object({ recordings: z.array(ownRecording) }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND'],
});

export const withdrawInvitedConsent = endpoint({
  id: 'recordings.withdrawByToken',
  method: 'POST',
  path: '/api/v1/recordings/candidate/:token/:id/withdraw',
  summary: 'Take back one’s consent by the link of an interview.',
  access: { kind: 'token', token: 'interview' },
  params: tokenParams.extend({ id }),
  body: z.strictObject({}),
  output: z.object({ id }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'RECORDING_NOT_FOUND'],
});
