import { getTest, updateTest } from '@prova/contract/assessments/tests';
import { cancelAssignment, listAssignments, sendTests } from '@prova/contract/attempts/assignments';
import { chooseTest } from '@prova/contract/attempts/open-tests';
import { getResult, listOwnTests, listResults, openOwnTests, showAnswers } from '@prova/contract/attempts/own-tests';
import {
  getOwnResult,
  getTestInvitation,
  showOwnAnswers,
  startTest,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { expect } from 'vitest';
import { system } from '../../src/platform/actor.ts';
import { after, DAY } from '../../src/platform/clock.ts';
import { createContext } from '../../src/platform/context.ts';
import { mintToken } from '../../src/platform/tokens.ts';
import { type AppliedCandidate, applyTo } from '../applications-factory.ts';
import type { TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../people.ts';
import { publishTest, saveAs, TEST_FIELDS } from '../tests-factory.ts';

export const STEPS = [
  ...(['choose', 'begin', 'handIn', 'handIn', 'look', 'look', 'send', 'send'] as const),
  ...(['callBack', 'rename', 'turn', 'close', 'wait'] as const),
] as const;

/** A test that somebody has before them or has taken, as the scenario remembers it. */
interface Attempt {
  readonly id: string;
  readonly who: number;
  token: string;
  /** Null: chosen. */
  readonly job: Running | null;
  readonly sentAt: Date;
  readonly dueAt: Date;
  state: 'waits' | 'begun' | 'done' | 'over';
  questions: readonly string[];
  answered: number;
  startedAt: Date | null;
  endedAt: Date | null;
  /** When its answers were shown. */
  shownAt: Date | null;
}

interface Running {
  readonly detail: JobDetail;
  readonly candidates: Map<number, AppliedCandidate>;
  open: boolean;
}

const DUE_DAYS = 7;
let begun = 0;

/** A test with a planted word in each question, people who take it, and what there is to be known of them without asking the server. */
export class LawfulSteps {
  readonly count = { looks: 0, signals: 0, withheld: 0 };
  recruiter: Person;
  readonly #server: TestServer;
  readonly #number = ++begun;
  #talents: Person[] = [];
  #jobs: Running[] = [];
  #attempts: Attempt[] = [];
  #testId = '';
  #isOpen = true;
  #titles = 0;

  private constructor(server: TestServer, recruiter: Person) {
    this.#server = server;
    this.recruiter = recruiter;
  }

  static async begin(server: TestServer, recruiter: Person): Promise<LawfulSteps> {
    const steps = new LawfulSteps(server, await signIn(server, recruiter.email, PASSWORD));
    steps.#talents = [await signUp(server, 'POTENTIAL'), await signUp(server, 'POTENTIAL')];
    const questions = [1, 2].map((number) => ({
      type: 'TRUE_FALSE',
      text: `<p>A afirmação ${steps.#number}.${number} é verdadeira.</p>`,
      explanation: steps.#word(number),
      correctAnswer: true,
    }));
    const given = { openToTalents: true, showsAnswers: true, questions };
    steps.#testId = (await publishTest(server, steps.recruiter, given)).id;
    return steps;
  }

  async step(what: (typeof STEPS)[number], who: number, answers: number): Promise<void> {
    const mine = this.#attempts.filter((attempt) => attempt.who === who);
    const waiting = mine.find(({ state }) => state === 'begun') ?? mine.find(({ state }) => state === 'waits');
    if (what === 'choose' && who < 2) await this.#choose(who);
    if (what === 'begin' && waiting) await this.#begin(waiting);
    if (what === 'handIn' && waiting) await this.#handIn(waiting, answers);
    if (what === 'look') for (const attempt of mine) if (attempt.state === 'done') await this.#look(attempt);
    if (what === 'send') await this.#send(who);
    if (what === 'callBack') await this.#callBack(who);
    if (what === 'rename') await this.#change(this.#isOpen);
    if (what === 'turn') await this.#change(!this.#isOpen);
    if (what === 'close') await this.#close();
    if (what === 'wait') await this.#wait();
  }

  /** All that whoever took a test can read, and what the company reads beside. */
  async readAll(): Promise<void> {
    for (const attempt of this.#attempts) if (attempt.state === 'done') await this.#read(attempt);
    for (const { token: as } of this.#talents)
      for (const endpoint of [listOwnTests, listResults])
        this.#expectNothing(JSON.stringify((await this.#server.call(endpoint, { as })).body));
  }

  #word(number: number): string {
    return `zibeline-${this.#number}-${number}`;
  }

  get #now(): Date {
    return this.#server.clock.now();
  }

  /** By the rule in words, not by the code that follows it. */
  #isInUse(of: Attempt): boolean {
    return this.#attempts.some(({ who, job, state, dueAt, sentAt }) => {
      const waits = state === 'begun' || (state === 'waits' && dueAt >= this.#now);
      if (waits && (job !== null || who === of.who)) return true;
      if (job === null || state === 'over') return false;
      const lately = sentAt > after(this.#now, -365 * DAY);
      return job.open || ((of.job === null || this.#isOpen) && lately);
    });
  }

  async #choose(who: number): Promise<void> {
    const { status, body, data } = await this.#optional(chooseTest, {
      as: this.#talents[who]?.token ?? '',
      params: { id: this.#testId },
    });
    this.#expectNothing(JSON.stringify(body));
    const hasSeen = this.#attempts.some((each) => each.who === who && each.shownAt !== null);
    const hasOne = this.#attempts.some(({ who: by, state }) => by === who && (state === 'waits' || state === 'begun'));
    if (hasSeen && !hasOne) expect(status).not.toBe(200);
    if (status !== 200 || this.#attempts.some(({ id }) => id === data?.id)) return;
    const id = data?.id ?? '';
    const link = await this.#server.call(openOwnTests, { as: this.#talents[who]?.token ?? '', params: { id } });
    this.#add({ id, who, token: link.data.token, job: null, dueAt: after(this.#now, 30 * DAY) });
  }

  #add(given: Pick<Attempt, 'id' | 'who' | 'token' | 'job' | 'dueAt'>): void {
    const fresh = {
      state: 'waits',
      questions: [],
      answered: 0,
      startedAt: null,
      endedAt: null,
      shownAt: null,
    } as const;
    this.#attempts.push({ ...given, ...fresh, sentAt: this.#now });
  }

  async #send(who: number): Promise<void> {
    const as = this.recruiter.token;
    let job = this.#jobs.find(({ open }) => open);
    if (!job) {
      job = { detail: await publishJob(this.#server, this.recruiter), candidates: new Map(), open: true };
      this.#jobs.push(job);
    }
    let candidate = job.candidates.get(who);
    if (!candidate) {
      const talent = this.#talents[who];
      const form = talent
        ? { fullName: talent.name, email: talent.email, as: talent.token }
        : { email: `hospede${who}-${this.#number}@correio.example` };
      candidate = await applyTo(this.#server, job.detail, form);
      job.candidates.set(who, candidate);
    }
    const dueAt = after(this.#now, DUE_DAYS * DAY);
    const body = { applicationIds: [candidate.id], testIds: [this.#testId], dueDate: dueAt.toISOString().slice(0, 10) };
    const { data } = await this.#server.call(sendTests, { as, body });
    if (data.sent.length === 0) return;
    // Nobody's news before.
    this.#server.clock.advance(11);
    const query = { applicationId: candidate.id };
    const id = (await this.#server.call(listAssignments, { as, query })).data[0]?.id ?? '';
    const expiresAt = after(this.#now, 1000 * DAY);
    const ctx = createContext(this.#server.platform, { actor: system, locale: 'pt-BR' });
    const token = await mintToken(ctx, { kind: 'test', subjectId: candidate.id, expiresAt });
    this.#add({ id, who, token, job, dueAt: after(this.#now, (DUE_DAYS + 1) * DAY) });
    this.#expectNothing(JSON.stringify((await this.#server.call(getTestInvitation, { params: { token } })).body));
  }

  async #begin(attempt: Attempt): Promise<void> {
    if (attempt.state !== 'waits') return;
    const { status, body, data } = await this.#optional(startTest, {
      params: { id: attempt.id, token: attempt.token },
    });
    this.#expectNothing(JSON.stringify(body));
    if (status !== 200) {
      attempt.state = 'over';
      return;
    }
    attempt.state = 'begun';
    attempt.startedAt = this.#now;
    attempt.questions = data?.questions.map(({ id }) => id) ?? [];
    // A company's test that is begun is done with the one that was chosen and waits.
    if (attempt.job)
      this.#attempts = this.#attempts.filter((one) => one.job || one.who !== attempt.who || one.state !== 'waits');
  }

  async #handIn(attempt: Attempt, answers: number): Promise<void> {
    await this.#begin(attempt);
    if (attempt.state !== 'begun') return;
    const given = attempt.questions.slice(0, answers).map((id) => [id, true] as const);
    if (given.length > 0) this.#expectNothing(JSON.stringify((await saveAs(this.#server, attempt, 1, given)).body));
    const { id, token } = attempt;
    const { body } = await this.#server.call(submitAttempt, { params: { id, token } });
    this.#expectNothing(JSON.stringify(body));
    attempt.answered = given.length;
    attempt.endedAt = this.#now;
    attempt.state = 'done';
    await this.#read(attempt);
  }

  async #look(attempt: Attempt): Promise<void> {
    const { id, token, who } = attempt;
    const may = attempt.answered > 0 && !this.#isInUse(attempt);
    const as = this.#talents[who]?.token;
    const { status } = as
      ? await this.#server.call(showAnswers, { as, params: { id } })
      : await this.#server.call(showOwnAnswers, { params: { id, token } });
    expect([may, status]).toEqual([may, may ? 200 : 409]);
    if (may) attempt.shownAt ??= this.#now;
    this.count[may ? 'looks' : 'withheld'] += 1;
    await this.#read(attempt);
    this.#server.clock.advance(1);
  }

  /** The result, by every way that there is to it. */
  async #read(attempt: Attempt): Promise<void> {
    const { id, token, who, job } = attempt;
    const as = this.#talents[who]?.token;
    const answers = [(await this.#server.call(getOwnResult, { params: { id, token } })).body];
    if (as) answers.push((await this.#server.call(getResult, { as, params: { id } })).body as never);
    const may = attempt.shownAt !== null && !this.#isInUse(attempt);
    for (const [index] of attempt.questions.entries())
      for (const text of answers.map((body) => JSON.stringify(body)))
        expect(text.includes(this.#word(index + 1)), `question ${index + 1} of ${id}`).toBe(
          may && index < attempt.answered,
        );
    if (job === null) return;
    const { data } = await this.#server.call(getResult, { as: this.recruiter.token, params: { id } });
    const looks = this.#attempts.flatMap((one) => (one.shownAt ? { by: one.who, at: one.shownAt } : []));
    const own = looks.filter(({ by, at }) => by === who && at <= (attempt.startedAt ?? at));
    const others = looks.filter(({ by, at }) => by !== who && at <= (attempt.endedAt ?? at));
    const seen = data.answersSeen;
    expect([seen?.own != null, seen?.others ?? 0]).toEqual([own.length > 0, new Set(others.map(({ by }) => by)).size]);
    if (seen) this.count.signals += 1;
  }

  async #callBack(who: number): Promise<void> {
    const sent = this.#attempts.find((one) => one.who === who && one.job !== null && one.state === 'waits');
    if (!sent) return;
    const params = { id: sent.id };
    const { status } = await this.#server.call(cancelAssignment, { as: this.recruiter.token, params });
    if (status === 200) sent.state = 'over';
  }

  /** Another title: what is sent from now on is another version. */
  async #change(openToTalents: boolean): Promise<void> {
    const [as, params] = [this.recruiter.token, { id: this.#testId }];
    const { data } = await this.#server.call(getTest, { as, params });
    const title = `Nome ${++this.#titles}`;
    const body = { ...TEST_FIELDS, title, openToTalents, showsAnswers: true, version: data.version };
    await this.#server.call(updateTest, { as, params, body });
    this.#isOpen = openToTalents;
  }

  /** Ten seconds later its applications end: what was begun is handed in, and what waits is called back. */
  async #close(): Promise<void> {
    const job = this.#jobs.find(({ open }) => open);
    if (!job) return;
    const params = { id: job.detail.id };
    await this.#server.call(closeJob, { as: this.recruiter.token, params, body: { status: 'FILLED' } });
    this.#server.clock.advance(11);
    await this.#server.drain();
    job.open = false;
    for (const attempt of this.#attempts) {
      if (attempt.job !== job) continue;
      if (attempt.state === 'begun') [attempt.state, attempt.endedAt] = ['done', this.#now];
      if (attempt.state === 'waits') attempt.state = 'over';
    }
  }

  /** A month: sessions are over, what waited and was not begun is, too. */
  async #wait(): Promise<void> {
    this.#server.clock.advance(31 * DAY);
    await this.#server.drain();
    this.recruiter = await signIn(this.#server, this.recruiter.email, PASSWORD);
    for (const [index, { email }] of this.#talents.entries())
      this.#talents[index] = await signIn(this.#server, email, PASSWORD);
    for (const attempt of this.#attempts) {
      // Without a time limit a test is handed in when it is due.
      if (attempt.state === 'begun') [attempt.state, attempt.endedAt] = ['done', this.#now];
      // A link lasts for months.
      const as = this.#talents[attempt.who]?.token;
      if (!as || attempt.job !== null) continue;
      const link = await this.#optional(openOwnTests, { as, params: { id: attempt.id } });
      attempt.token = link.data?.token ?? attempt.token;
    }
  }

  #expectNothing(text: string): void {
    expect([1, 2].map((number) => this.#word(number)).filter((word) => text.includes(word))).toEqual([]);
  }

  /** A call that may be refused. */
  async #optional<E extends Parameters<TestServer['call']>[0]>(
    endpoint: E,
    options: Parameters<TestServer['call']>[1],
  ) {
    const answer = await this.#server.call(endpoint, options);
    return { status: answer.status, body: answer.body, data: answer.status < 400 ? answer.data : undefined };
  }
}
