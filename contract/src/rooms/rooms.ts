import * as z from 'zod';
import { id, idParams, instant, timeZone, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ROOM_CODE } from '../interviews/room-code.ts';
import { SOUND_ERRORS, spokenBody, spokenSound, spokenText } from '../interviews/spoken-sound.ts';
import { ACCESS_TYPES, CAPTION_PROVIDERS, PEER_ROLES, ROOM_PLACE_HEADER, ROOM_STATUSES } from './room-fields.ts';

const roomCode = z
  .string()
  .regex(ROOM_CODE)
  .max(12)
  .meta({ examples: ['kqm-tbxa-hvr'] });

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** A room as its entry shows it, before anybody is inside. */
export const roomEntry = z.object({
  code: roomCode,
  status: z.enum(ROOM_STATUSES),
  /** As whom the reader would knock. Others may still say that they are the candidate. */
  access: z.enum(ACCESS_TYPES),
  /** What the reader is called here; null where they have to say it. */
  name: z.string().nullable(),
  /** Whether somebody sits in the candidate's place: only they themselves may move it then. */
  candidateSeatTaken: z.boolean(),
  /** What it is about, for who is invited, also as an observer; null for all others, and for a room without an appointment. */
  interview: z
    .object({
      id,
      startsAt: instant,
      endsAt: instant,
      timeZone,
      jobTitle: z.string(),
      companyName: z.string(),
      /** For the team and observers; null where the job hides it. */
      candidateName: z.string().nullable(),
    })
    .nullable(),
});
export type RoomEntry = z.output<typeof roomEntry>;

export const createRoom = endpoint({
  id: 'rooms.create',
  method: 'POST',
  path: '/api/v1/interview-rooms',
  summary: 'Make a room of one’s own, for a conversation without an appointment.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  body: z.strictObject({}),
  output: z.object({ code: roomCode }),
  status: 201,
  errors: ['NO_COMPANY'],
});

export const reopenRoom = endpoint({
  id: 'rooms.reopen',
  method: 'POST',
  path: '/api/v1/interview-rooms/:code/reopen',
  summary: 'Open a room of one’s own again that has ended, under the same code. One that is open stays as it is.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: z.object({ code: roomCode }),
  body: z.strictObject({}),
  output: z.object({ code: roomCode }),
  errors: ['ROOM_NOT_FOUND'],
});

export const getRoomEntry = endpoint({
  id: 'rooms.entry',
  method: 'GET',
  path: '/api/v1/interview-rooms/:code',
  summary: 'A room before one enters: whether it is open, and as whom the reader would knock.',
  access: { kind: 'public' },
  params: z.object({ code: roomCode }),
  output: roomEntry,
  errors: ['ROOM_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 3600 },
});

export const getInvitedRoomEntry = endpoint({
  id: 'rooms.entryByToken',
  method: 'GET',
  path: '/api/v1/interview-rooms/candidate/:token',
  summary: 'The room of an interview before one enters, by the candidate’s link.',
  access: { kind: 'token', token: 'interview' },
  params: tokenParams,
  output: roomEntry,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND', 'ROOM_NOT_FOUND'],
});

export const checkRelay = endpoint({
  id: 'rooms.checkRelay',
  method: 'POST',
  path: '/api/v1/interview-rooms/relay-check',
  summary: 'Credentials of two minutes with which a browser tries whether it reaches the relay.',
  access: { kind: 'public' },
  output: z.object({
    /** Without a relay calls are direct, which networks of some companies refuse. */
    configured: z.boolean(),
    iceServers: z.array(iceServer),
  }),
  answersSecret: true,
  rateLimit: { max: 20, seconds: 3600 },
});

export const transcribeInRoom = endpoint({
  id: 'rooms.transcribe',
  method: 'POST',
  path: '/api/v1/interview-rooms/:code/transcriptions',
  summary:
    'Have written down what somebody inside a room says. Neither the sound nor the text is kept: the text is what they caption.',
  access: { kind: 'public' },
  params: z.object({ code: roomCode }),
  headers: { [ROOM_PLACE_HEADER]: 'The resume token of the place inside.' },
  body: spokenBody,
  files: spokenSound,
  output: spokenText,
  // What somebody says is not kept, under a key neither.
  answersSecret: true,
  errors: ['FORBIDDEN', ...SOUND_ERRORS],
  // Of a whole network; four people who speak without a pause send a third of it.
  rateLimit: { max: 240, seconds: 60 },
});

export const getRoomConversation = endpoint({
  id: 'rooms.conversation',
  method: 'GET',
  path: '/api/v1/interviews/:id/conversation',
  summary: 'What was written and captioned in the room of an interview, in its order.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  output: z.object({
    messages: z.array(
      z.object({ id, name: z.string().nullable(), role: z.enum(PEER_ROLES), text: z.string(), sentAt: instant }),
    ),
    captions: z.array(
      z.object({
        name: z.string().nullable(),
        role: z.enum(PEER_ROLES),
        text: z.string(),
        provider: z.enum(CAPTION_PROVIDERS),
        saidAt: instant,
      }),
    ),
  }),
  errors: ['INTERVIEW_NOT_FOUND'],
});
