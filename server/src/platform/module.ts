import type { FastifyInstance } from 'fastify';
import type { Budget } from './budget.ts';
import type { Ctx, Platform } from './context.ts';
import type { Page } from './http/page.ts';
import type { RequestExample } from './http/request-example.ts';
import type { Route } from './http/route.ts';
import type { MailDefinition } from './mail/mail-kind.ts';
import type { NotificationKind } from './notification.ts';
import type { PersonalData } from './personal-data.ts';
import type { Connection, Port } from './ports.ts';
import type { Message, Topic } from './realtime/messages.ts';
import type { Socket } from './realtime/socket.ts';
import type { Task } from './tasks.ts';

/**
 * What a module adds to the program, as plain data: `<module>/module.ts` exports one of these, app.ts lists all of them.
 * Nothing is added by being imported: what is not in here is not there. A new kind of thing that modules add is a field
 * here and, in app.ts, the line that joins it.
 */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string;
  /** Endpoints of the contract with what answers them. */
  readonly routes?: readonly Route[];
  /** Of request bodies, where names and schemas of the fields do not make a good one. */
  readonly examples?: readonly RequestExample[];
  /** What HTTP serves beside endpoints and pages: files, feeds, streams. Called once, before the server listens. */
  readonly http?: readonly ((app: FastifyInstance, platform: Platform) => void)[];
  /** Pages of the web client that have a head of their own. */
  readonly pages?: readonly Page[];
  /** What it needs in the database, brought there when a process starts: at once where it is there already, alone or beside others. */
  readonly prepares?: readonly ((ctx: Ctx) => Promise<void>)[];
  /** Background work. What is not listed can neither be queued nor run. */
  readonly tasks?: readonly Task<unknown>[];
  /** What it does when something happened in a module further left: `on(event, …)`. */
  readonly followers?: readonly Task<unknown>[];
  /** What sockets may follow. */
  readonly topics?: readonly Topic[];
  /** What is told over the sockets. */
  readonly messages?: readonly Message<unknown>[];
  /** Sockets of its own, for what is more than following a topic. */
  readonly sockets?: readonly Socket[];
  /** What it writes to people. */
  readonly mails?: readonly MailDefinition[];
  /** What it tells in the bell. */
  readonly notifications?: readonly NotificationKind<object>[];
  /** What it stores about people; export, erasure and what else is done with it. */
  readonly personalData?: PersonalData;
  /** How much anybody may add to its tables. */
  readonly budgets?: readonly Budget[];
  /** What it needs of modules further right, by name. */
  readonly ports?: Readonly<Record<string, Port<(...args: never[]) => unknown>>>;
  /** What it gives to ports of modules further left. */
  readonly connects?: readonly Connection[];
}
