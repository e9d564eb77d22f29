import type { Conversation, Message, OwnConversation } from '@prova/contract/conversations/conversations';

const NOTHING_YET = { messages: [], nextCursor: null, unread: 0, answerUntil: null, snapshot: '1:1:' } as const;

/** A team that has written nothing, and may. */
export const NO_MESSAGES: Conversation = {
  ...NOTHING_YET,
  messages: [],
  can: { write: true, changeTemplates: true },
  refusal: null,
  candidateName: 'Ana Duarte',
  values: { candidateName: 'Ana', jobTitle: 'Front-end', companyName: 'Aurora Sistemas', recruiterName: 'Rui Prado' },
};

/** A candidate whom nobody has written to. */
export const NOT_BEGUN: OwnConversation = {
  ...NOTHING_YET,
  messages: [],
  can: { write: false },
  refusal: 'not_begun',
  companyName: 'Aurora Sistemas',
};

/** One of the team's unless it is said otherwise; later ones have greater numbers. */
export const messageOf = (n: number, given: Partial<Message> = {}): Message => ({
  id: `01939c2a-0000-7000-8000-${String(n).padStart(12, '0')}`,
  from: 'team',
  author: { name: 'Rui Prado', photoUrl: null },
  body: `Mensagem ${n}`,
  attachments: [],
  createdAt: '2026-11-19T12:00:00.000Z',
  readAt: null,
  ...given,
});
