import { AI_CONSENT_VERSION } from '@prova/contract/ai-interviews/ai-interview-fields';
import {
  type AiInterview,
  type ScheduleAiInput,
  scheduleAiInterview,
} from '@prova/contract/ai-interviews/ai-interviews';
import {
  type AiInvitation,
  answerAiQuestion,
  beginAiInterview,
  confirmAiName,
  sayAiName,
} from '@prova/contract/ai-interviews/session';
import { expect } from 'vitest';
import type { CapturedMail, TestServer } from './harness.ts';
import { newId } from './new-id.ts';
import { undoOver } from './offers-factory.ts';

type Recruiter = { readonly token: string };
type Candidate = { readonly id: string; readonly email: string };

const DAY_MS = 86_400_000;

/** An AI interview that may be begun for three days. */
export function aiInterviewBody(
  server: TestServer,
  applicationId: string,
  given: Partial<ScheduleAiInput> = {},
): ScheduleAiInput {
  return { applicationId, ...deadlineIn(server, 3), notes: 'Pense em um projeto seu.', ...given };
}

/** So many days from now, at six in the evening of the company. */
export const deadlineIn = (server: TestServer, days: number) => ({
  date: new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10),
  time: '18:00',
});

/** Scheduled a moment ago: it may still be taken back. */
export async function scheduleAi(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Pick<Candidate, 'id'>,
  given: Partial<ScheduleAiInput> = {},
): Promise<AiInterview> {
  const scheduled = await server.call(scheduleAiInterview, {
    as: recruiter.token,
    body: aiInterviewBody(server, candidate.id, given),
  });
  expect(scheduled.status, JSON.stringify(scheduled.body)).toBe(201);
  return scheduled.data;
}

export interface InvitedToAi extends AiInterview {
  /** Of the link in the candidate's mail. */
  readonly token: string;
  readonly mail: CapturedMail;
}

/** An AI interview whose invitation is in the candidate's mailbox. */
export async function inviteToAi(
  server: TestServer,
  recruiter: Recruiter,
  candidate: Candidate,
  given: Partial<ScheduleAiInput> = {},
): Promise<InvitedToAi> {
  const interview = await scheduleAi(server, recruiter, candidate, given);
  await undoOver(server);
  const mail = (await server.mails(candidate.email)).find(({ kind }) => kind === 'ai_interview_invited');
  if (!mail) throw new Error('The invitation did not arrive');
  return { ...interview, mail, token: aiTokenIn(mail) };
}

/** The secret in the link of an AI interview's mail. */
export function aiTokenIn(mail: CapturedMail): string {
  const link = mail.links.find((each) => each.includes('/interview/ai/'));
  return new URL(link ?? '').pathname.split('/').at(-1) ?? '';
}

/** A page that holds an interview, and what its candidate does there. */
export class AiPage {
  readonly holder = newId();
  readonly #server: TestServer;
  readonly #token: string;

  constructor(server: TestServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  get #link() {
    return { params: { token: this.#token } };
  }

  begin() {
    const body = { holder: this.holder, way: 'text', consent: AI_CONSENT_VERSION } as const;
    return this.#server.call(beginAiInterview, { ...this.#link, body });
  }

  sayName(name: string) {
    return this.#server.call(sayAiName, { ...this.#link, body: { holder: this.holder, name } });
  }

  confirmName(right = true) {
    return this.#server.call(confirmAiName, { ...this.#link, body: { holder: this.holder, right } });
  }

  answer(turn: number, text: string, given: { skipped?: boolean; key?: string } = {}) {
    const { key, skipped = false } = given;
    const body = { holder: this.holder, turn, text, way: 'text', seconds: 40, skipped } as const;
    return this.#server.call(answerAiQuestion, { ...this.#link, body, ...(key && { key }) });
  }

  /** From the beginning to the first question. */
  async toFirstQuestion(name = 'Ana'): Promise<AiInvitation> {
    expect((await this.begin()).status).toBe(200);
    await this.sayName(`Meu nome é ${name}`);
    const asked = await this.confirmName();
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    return asked.data;
  }

  /** Answers whatever is asked until nothing more is. */
  async toTheEnd(text: (prompt: string) => string): Promise<AiInvitation> {
    let now = await this.toFirstQuestion();
    for (let steps = 0; now.session?.turn && steps < 60; steps += 1) {
      const { number, prompt } = now.session.turn;
      const answered = await this.answer(number, text(prompt));
      expect(answered.status, JSON.stringify(answered.body)).toBe(200);
      now = answered.data;
    }
    return now;
  }
}
