import * as z from 'zod';
import { ROOM_CODE } from '../interviews/room-code.ts';
import { ACCESS_TYPES, CAPTION_LENGTH, CAPTION_PROVIDERS, CHAT_LENGTH, NAME_MAX } from './room-fields.ts';
import { type ClientFrames, MODERATIONS } from './room-protocol.ts';

const peerId = z.uuid();
const nothing = z.strictObject({});
const roomText = (max: number) => z.string().trim().min(1).max(max);

/** What clients may send, by type; of a name, the server says what is wrong with it. */
export const clientFrames: { readonly [Type in keyof ClientFrames]: z.ZodType<ClientFrames[Type]> } = {
  'join-room': z.strictObject({
    roomId: z.string().max(12).regex(ROOM_CODE),
    userName: z.string().max(NAME_MAX),
    userId: z.string().max(100).nullable(),
    hasLocalStream: z.boolean(),
    roomType: z.literal('interview'),
    accessToken: z.string().min(20).max(4096).optional(),
    accessType: z.enum(ACCESS_TYPES),
    resumeToken: z.string().min(20).max(200).optional(),
    consentVersion: z.string().max(20).optional(),
    recordingConsent: z.string().max(20).optional(),
    takeSeat: z.boolean().optional(),
  }),
  admit: z.strictObject({ requestId: z.uuid() }),
  reject: z.strictObject({ requestId: z.uuid() }),
  signal: z
    .strictObject({
      to: peerId,
      epoch: z.number().int().min(0).max(1_000_000),
      description: z
        .strictObject({
          type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
          sdp: z.string().max(60_000),
        })
        .optional(),
      candidate: z
        .strictObject({
          candidate: z.string().max(2_000),
          sdpMid: z.string().max(100).nullable(),
          sdpMLineIndex: z.number().int().min(0).max(1_000).nullable(),
          usernameFragment: z.string().max(256).nullable(),
        })
        .optional(),
    })
    .refine(({ description, candidate }) => (description === undefined) !== (candidate === undefined)),
  'media-state': z.strictObject({
    audio: z.boolean(),
    video: z.boolean(),
    screen: z.string().max(100).nullable(),
  }),
  'ice-refresh': nothing,
  chat: z.strictObject({ clientId: z.uuid(), text: roomText(CHAT_LENGTH) }),
  transcript: z.strictObject({
    segmentId: z.uuid(),
    rev: z.number().int().min(0).max(10_000),
    text: roomText(CAPTION_LENGTH),
    final: z.boolean(),
    startMs: z.number().int().min(0).max(86_400_000),
    endMs: z.number().int().min(0).max(86_400_000),
    lang: z.string().min(2).max(20),
    provider: z.enum(CAPTION_PROVIDERS),
    confidence: z.number().min(0).max(1).nullable(),
  }),
  moderate: z.strictObject({ action: z.enum(MODERATIONS), peerId: peerId.optional() }),
  record: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('ask'), picture: z.boolean() }),
    z.strictObject({ action: z.literal('stop') }),
  ]),
  consent: z.strictObject({ recordingId: z.uuid(), accepted: z.boolean(), version: z.string().max(20) }),
  leave: nothing,
};
