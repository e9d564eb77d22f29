import * as z from 'zod';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '../attachments.ts';
import { cursorPaging, id, idParams, instant, text, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ATTACHMENT_TYPES } from '../file-types.ts';
import { MESSAGE_MAX } from './limits.ts';

export const MESSAGE_SIDES = ['team', 'candidate'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

const attachment = z.object({
  id,
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** Signed, for ten minutes. */
  url: z.string(),
});

export const message = z.object({
  id,
  from: z.enum(MESSAGE_SIDES),
  /** Who of the team wrote it; null for the candidate's own. */
  author: z.object({ name: z.string(), photoUrl: z.string().nullable() }).nullable(),
  body: z.string(),
  attachments: z.array(attachment),
  createdAt: instant,
  /** When the other side first saw it. */
  readAt: instant.nullable(),
});
export type Message = z.output<typeof message>;

/** Why nothing may be written: nobody of the company has begun, it is over, the person is gone, or it waits for an answer. */
export const WRITING_REFUSALS = ['not_begun', 'ended', 'erased', 'waits'] as const;

const conversationFields = {
  /** The newest first. */
  messages: z.array(message),
  /** The oldest of these, while there are more. */
  nextCursor: id.nullable(),
  /** What the reader's side has not seen. */
  unread: z.number().int(),
  can: z.object({ write: z.boolean() }),
  refusal: z.enum(WRITING_REFUSALS).nullable(),
  /** Until when the candidate may answer, once the application is over. */
  answerUntil: instant.nullable(),
  /** With which `conversation` of the socket is followed. */
  snapshot: z.string(),
};

/** As the team sees it. */
export const conversation = z.object({
  ...conversationFields,
  can: z.object({ write: z.boolean(), changeTemplates: z.boolean() }),
  /** Null under blind review. */
  candidateName: z.string().nullable(),
  /** What templates are filled with. */
  values: z.object({
    /** Null under blind review: its place stays in the message, and is filled with the name that the candidate alone reads. */
    candidateName: z.string().nullable(),
    jobTitle: z.string(),
    companyName: z.string(),
    recruiterName: z.string(),
  }),
});
export type Conversation = z.output<typeof conversation>;

/** As the candidate sees it. */
export const ownConversation = z.object({ ...conversationFields, companyName: z.string() });
export type OwnConversation = z.output<typeof ownConversation>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;
const talent = { kind: 'user', roles: ['POTENTIAL'] } as const;
const byToken = { kind: 'token', token: 'application_status' } as const;

const reading = { query: z.object({ ...cursorPaging(30), cursor: id.optional() }) } as const;
const writing = {
  body: z.strictObject({ body: text(MESSAGE_MAX, 1) }),
  files: {
    attachments: { types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_MAX_BYTES, required: false, max: ATTACHMENTS_MAX },
  },
  output: message,
  status: 201,
} as const;
/** Everything up to this message was on screen. */
const seeing = { body: z.strictObject({ upTo: id }), output: z.object({ unread: z.number().int() }) } as const;

const WRITING_ERRORS = [
  'CONVERSATION_CLOSED',
  'CONVERSATION_WAITS',
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'FILE_TYPE_UNSUPPORTED',
] as const;

// ── The team ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const getConversation = endpoint({
  id: 'conversations.get',
  method: 'GET',
  path: '/api/v1/applications/:id/messages',
  summary: 'The messages between the team and the candidate of an application. Reading them marks nothing as read.',
  access: member,
  params: idParams,
  ...reading,
  output: conversation,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const sendMessage = endpoint({
  id: 'conversations.send',
  method: 'POST',
  path: '/api/v1/applications/:id/messages',
  summary: 'Write to the candidate of an application.',
  access: member,
  params: idParams,
  ...writing,
  errors: ['APPLICATION_NOT_FOUND', ...WRITING_ERRORS],
  rateLimit: { max: 120, refusals: 240, seconds: 600 },
});

export const readConversation = endpoint({
  id: 'conversations.read',
  method: 'POST',
  path: '/api/v1/applications/:id/messages/read',
  summary: 'Somebody of the team has seen the candidate’s messages up to this one: they are read for all of the team.',
  access: member,
  params: idParams,
  ...seeing,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const inboxEntry = z.object({
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  /** Null under blind review; empty once erased. */
  candidateName: z.string().nullable(),
  unread: z.number().int(),
  last: z.object({
    from: z.enum(MESSAGE_SIDES),
    authorName: z.string().nullable(),
    /** Its beginning. */
    excerpt: z.string(),
    attachments: z.number().int(),
    at: instant,
  }),
});
export type InboxEntry = z.output<typeof inboxEntry>;

export const listConversations = endpoint({
  id: 'conversations.list',
  method: 'GET',
  path: '/api/v1/conversations',
  summary: 'The company’s conversations with candidates, those with the newest message first.',
  access: member,
  query: z.object({
    /** Those alone in which the candidate has written what nobody has seen. */
    unread: z.enum(['true']).optional(),
    ...cursorPaging(30),
    cursor: id.optional(),
  }),
  output: z.array(inboxEntry),
  paging: 'cursor',
  errors: ['NO_COMPANY'],
});

// ── The candidate, signed in ──────────────────────────────────────────────────────────────────────────────────────────

export const getOwnConversation = endpoint({
  id: 'conversations.getOwn',
  method: 'GET',
  path: '/api/v1/applications/mine/:id/messages',
  summary: 'What the company and the talent wrote to each other about the talent’s own application.',
  access: talent,
  params: idParams,
  ...reading,
  output: ownConversation,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const sendOwnMessage = endpoint({
  id: 'conversations.sendOwn',
  method: 'POST',
  path: '/api/v1/applications/mine/:id/messages',
  summary: 'Answer the company about the talent’s own application.',
  access: talent,
  params: idParams,
  ...writing,
  errors: ['APPLICATION_NOT_FOUND', ...WRITING_ERRORS],
  rateLimit: { max: 30, refusals: 60, seconds: 600 },
});

export const readOwnConversation = endpoint({
  id: 'conversations.readOwn',
  method: 'POST',
  path: '/api/v1/applications/mine/:id/messages/read',
  summary: 'The talent has seen the company’s messages up to this one.',
  access: talent,
  params: idParams,
  ...seeing,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const listOwnUnread = endpoint({
  id: 'conversations.listOwnUnread',
  method: 'GET',
  path: '/api/v1/conversations/mine',
  summary: 'The talent’s own applications with messages that they have not seen, and how many.',
  access: talent,
  output: z.array(z.object({ applicationId: id, unread: z.number().int() })),
});

// ── The candidate, by the link of a mail ──────────────────────────────────────────────────────────────────────────────

export const conversationByToken = endpoint({
  id: 'conversations.byToken',
  method: 'GET',
  path: '/api/v1/applications/status/:token/messages',
  summary: 'The messages about an application, by the link of its mail.',
  access: byToken,
  params: tokenParams,
  ...reading,
  output: ownConversation,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});

export const sendByToken = endpoint({
  id: 'conversations.sendByToken',
  method: 'POST',
  path: '/api/v1/applications/status/:token/messages',
  summary: 'Answer the company by the link of a mail.',
  access: byToken,
  params: tokenParams,
  ...writing,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', ...WRITING_ERRORS],
  rateLimit: { max: 30, refusals: 60, seconds: 600 },
});

export const readByToken = endpoint({
  id: 'conversations.readByToken',
  method: 'POST',
  path: '/api/v1/applications/status/:token/messages/read',
  summary: 'Whoever has the link of the mail has seen the company’s messages up to this one.',
  access: byToken,
  params: tokenParams,
  ...seeing,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});
