import { createHash } from 'node:crypto';
import type { TokenKind } from '@prova/contract/common';
import { type OutboxMail, selectOutboxMails } from '../../src/modules/messaging/outbox.queries.ts';
import { type Actor, guest, type MemberRole, system, type UserActor } from '../../src/platform/actor.ts';
import { CallTransaction } from '../../src/platform/call-transaction.ts';
import { type Ctx, createContext, noCaller, type Platform } from '../../src/platform/context.ts';
import type { SteppedTasks } from '../../src/platform/tasks/stepped-tasks.ts';
import { requireToken } from '../../src/platform/tokens.ts';
import type { Random } from '../random.ts';
import { DAY } from '../time.ts';
import { Agenda, type Story } from './agenda.ts';
import type { ScenarioClock } from './scenario-clock.ts';

interface Setting {
  readonly platform: Platform;
  readonly clock: ScenarioClock;
  readonly tasks: SteppedTasks;
  readonly random: Random;
  /** When the scenario ends. */
  readonly now: Date;
}

const WEEK = 7 * DAY;

type Work<T> = (ctx: Ctx) => Promise<T>;

/**
 * Ninety days of the demo: scenarios add stories, in which people call the services of the product at their moments, and the
 * tasks run between them. A story writes nothing itself.
 */
export class ScenarioRunner {
  readonly platform: Platform;
  readonly clock: ScenarioClock;
  readonly random: Random;
  readonly now: Date;
  readonly #tasks: SteppedTasks;
  readonly #agenda = new Agenda();
  readonly #companyIds = new Map<string, string>();

  constructor({ platform, clock, tasks, random, now }: Setting) {
    this.platform = platform;
    this.clock = clock;
    this.#tasks = tasks;
    this.random = random;
    this.now = now;
  }

  /** A story that goes on beside the others, from `at` on. */
  story(at: Date, story: Story): void {
    this.#agenda.add(at, story);
  }

  /** Runs all stories; before each of their moments, and once a week at night, the tasks whose time has come. */
  async run(): Promise<void> {
    let due: Date | null = null;
    let night = nextNight(this.clock.now(), this.now);
    for (;;) {
      const { next: scene } = this.#agenda;
      const next = new Date(Math.min(...[scene, due, night].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY)));
      if (next >= this.now) break;
      this.clock.moveTo(next);
      if (next >= night) {
        await this.#tasks.queueScheduled();
        night = nextNight(next, this.now);
      }
      if (scene !== undefined && scene <= next) await this.#agenda.goOn();
      const { failures, next: later } = await this.#tasks.drain();
      if (failures.length > 0)
        throw new AggregateError(
          failures.map(({ error }) => error),
          `${failures[0]?.task} failed`,
        );
      due = later;
    }
    if (this.#agenda.next !== undefined) throw new Error('A story of the scenario goes beyond its end');
  }

  /** A visitor without an account, in the browser that belongs to `email`. */
  asGuest<T>(email: string, work: Work<T>): Promise<T> {
    return this.#call(guest, email, null, work);
  }

  /** The person with this account; `companySlug` where they belong to several. */
  async as<T>(email: string, work: Work<T>, companySlug?: string): Promise<T> {
    const actor = await this.#actor(email);
    const slugs = companySlug && (await this.companyId(companySlug));
    return this.#call(actor, email, slugs || (actor.memberships[0]?.companyId ?? null), work);
  }

  /** Whoever opens the link of the newest mail of this kind. `work` gets its secret, too. */
  async byLink<T>(
    { email, mail, token }: { email: string; mail: string; token: TokenKind },
    work: (ctx: Ctx, secret: string) => Promise<T>,
  ): Promise<T> {
    return this.bySecret({ email, token, secret: await this.secretOf(email, mail) }, work);
  }

  /** Whoever opens a link that they were given on a page. */
  async bySecret<T>(
    { email, token, secret }: { email: string; token: TokenKind; secret: string },
    work: (ctx: Ctx, secret: string) => Promise<T>,
  ): Promise<T> {
    const row = await requireToken(this.#operator(), token, secret);
    const { id: tokenId, subjectId, companyId, permissions, label } = row;
    const actor: Actor = { kind: 'token', token, tokenId, subjectId, companyId, permissions, label };
    return this.#call(actor, email, null, (ctx) => work(ctx, secret));
  }

  /** The operator, at the console. */
  asOperator<T>(work: Work<T>): Promise<T> {
    return work(this.#operator());
  }

  /** The newest mail of a kind that an address got. */
  async mail(email: string, kind: string): Promise<OutboxMail> {
    const mails = await selectOutboxMails(this.#operator(), { to: email });
    const found = mails.find((each) => each.kind === kind);
    if (!found) throw new Error(`${email} has got no mail ${kind}`);
    return found;
  }

  /** The secret in the first link of such a mail. */
  async secretOf(email: string, kind: string): Promise<string> {
    const [link] = (await this.mail(email, kind)).links;
    const secret = link && (new URL(link).searchParams.get('token') ?? new URL(link).pathname.split('/').at(-1));
    if (!secret) throw new Error(`The mail ${kind} to ${email} has no link`);
    return secret;
  }

  async companyId(slug: string): Promise<string> {
    const known = this.#companyIds.get(slug);
    if (known) return known;
    const companies = this.platform.database.selectFrom('companies').select('id').where('slug', '=', slug);
    const { id } = await companies.executeTakeFirstOrThrow();
    this.#companyIds.set(slug, id);
    return id;
  }

  /** As the access token of a session would tell; nobody of the scenario leaves a session behind. */
  async #actor(email: string): Promise<UserActor> {
    const rows = await this.platform.database
      .selectFrom('users')
      .leftJoin('companyMembers as member', (join) =>
        join.onRef('member.userId', '=', 'users.id').on('member.removedAt', 'is', null),
      )
      .select(['users.id', 'users.role', 'users.name', 'users.locale'])
      .select(['member.companyId', 'member.role as memberRole'])
      .where('users.email', '=', email)
      .orderBy('member.lastUsedAt', 'desc')
      .execute();
    const [user] = rows;
    if (!user) throw new Error(`${email} has no account yet`);
    return {
      kind: 'user',
      userId: user.id,
      sessionId: user.id,
      role: user.role as UserActor['role'],
      name: user.name ?? '',
      email,
      locale: user.locale as UserActor['locale'],
      memberships: rows.flatMap(({ companyId, memberRole }) =>
        companyId === null ? [] : [{ companyId, role: memberRole as MemberRole }],
      ),
    };
  }

  #operator(): Ctx {
    return createContext(this.platform, { actor: system, locale: 'pt-BR' });
  }

  /** One transaction, as a call over HTTP is. */
  async #call<T>(actor: Actor, browser: string, companyId: string | null, work: Work<T>): Promise<T> {
    const call = new CallTransaction(this.platform.database);
    const caller = { ...noCaller, requestId: 'demo', companyId, deviceHash: browserHash(browser) };
    try {
      const result = await work(createContext(this.platform, { actor, locale: 'pt-BR', caller, call }));
      await call.commit();
      return result;
    } catch (error) {
      await call.rollback();
      throw error;
    }
  }
}

/** The browser of a person. */
export const browserHash = (email: string) => createHash('sha256').update(email).digest();

/** The next of the weekly nights, of which the last is the one before the scenario's end: half past three in Brasília. */
function nextNight(at: Date, end: Date): Date {
  const night = new Date(end);
  night.setUTCHours(6, 30, 0, 0);
  if (night >= end) night.setUTCDate(night.getUTCDate() - 1);
  const weeks = Math.ceil((night.getTime() - at.getTime()) / WEEK) - 1;
  return weeks < 0 ? new Date(night.getTime() + WEEK) : new Date(night.getTime() - weeks * WEEK);
}
