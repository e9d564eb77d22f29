import multipart from '@fastify/multipart';
import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import { accounts } from './modules/accounts/module.ts';
import { aiInterviews } from './modules/ai-interviews/module.ts';
import { applications } from './modules/applications/module.ts';
import { assessments } from './modules/assessments/module.ts';
import { attempts } from './modules/attempts/module.ts';
import { billing } from './modules/billing/module.ts';
import { certificates } from './modules/certificates/module.ts';
import { code } from './modules/code/module.ts';
import { companies } from './modules/companies/module.ts';
import { conversations } from './modules/conversations/module.ts';
import { evaluations } from './modules/evaluations/module.ts';
import { files } from './modules/files/module.ts';
import { funnel } from './modules/funnel/module.ts';
import { interviews } from './modules/interviews/module.ts';
import { jobs } from './modules/jobs/module.ts';
import { knowledge } from './modules/knowledge/module.ts';
import { matching } from './modules/matching/module.ts';
import { messaging } from './modules/messaging/module.ts';
import { messagingPorts } from './modules/messaging/ports.ts';
import { metrics } from './modules/metrics/module.ts';
import { notifications } from './modules/notifications/module.ts';
import { notificationPorts } from './modules/notifications/ports.ts';
import { offers } from './modules/offers/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { privacyPorts } from './modules/privacy/ports.ts';
import { recordings } from './modules/recordings/module.ts';
import { recruiters } from './modules/recruiters/module.ts';
import { rooms } from './modules/rooms/module.ts';
import { site } from './modules/site/module.ts';
import { skills } from './modules/skills/module.ts';
import { talents } from './modules/talents/module.ts';
import { system } from './platform/actor.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createContext, type Platform } from './platform/context.ts';
import { type Database, openDatabase } from './platform/db.ts';
import { watchDiskSpace } from './platform/disk-space.ts';
import { registerDocs } from './platform/http/docs.ts';
import { registerHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerMetricsRoute } from './platform/http/metrics.ts';
import { registerPages } from './platform/http/pages.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import type { Logger } from './platform/log.ts';
import { closeSmtp } from './platform/mail/transport.ts';
import type { ServerModule } from './platform/module.ts';
import { platformModule } from './platform/platform.module.ts';
import { platformPorts } from './platform/platform.ports.ts';
import { connect, connectPorts } from './platform/ports.ts';
import { serveRealtime } from './platform/realtime/realtime.ts';
import { openSandbox, type Sandbox } from './platform/sandbox/sandbox.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { openTasks } from './platform/tasks/open-tasks.ts';
import type { TaskRunner } from './platform/tasks/task-runner.ts';
import { linkHolder } from './platform/tokens.ts';

/** The program, module by module, in their order: what each adds stands in its `module.ts`. */
export const modules: readonly ServerModule[] = [
  platformModule,
  site,
  files,
  messaging,
  notifications,
  accounts,
  companies,
  recruiters,
  billing,
  skills,
  talents,
  jobs,
  matching,
  applications,
  conversations,
  code,
  assessments,
  interviews,
  rooms,
  recordings,
  aiInterviews,
  offers,
  attempts,
  certificates,
  knowledge,
  evaluations,
  funnel,
  metrics,
  privacy,
];

export const routes = modules.flatMap((module) => module.routes ?? []);
export const examples = modules.flatMap((module) => module.examples ?? []);
export const pages = modules.flatMap((module) => module.pages ?? []);
export const personalData = modules.flatMap((module) => module.personalData ?? []);
export const budgets = modules.flatMap((module) => module.budgets ?? []);
export const mails = modules.flatMap((module) => module.mails ?? []);
export const notificationKinds = modules.flatMap((module) => module.notifications ?? []);
const prepares = modules.flatMap((module) => module.prepares ?? []);
const http = modules.flatMap((module) => module.http ?? []);
const tasks = modules.flatMap(({ tasks = [], followers = [] }) => [...tasks, ...followers]);
export const topics = modules.flatMap((module) => module.topics ?? []);
const messages = modules.flatMap((module) => module.messages ?? []);
const sockets = modules.flatMap((module) => module.sockets ?? []);
const ports = modules.flatMap((module) => Object.values(module.ports ?? {}));
const connections = [
  ...modules.flatMap((module) => module.connects ?? []),
  connect(messagingPorts.mails, () => mails),
  connect(notificationPorts.kinds, () => notificationKinds),
  connect(privacyPorts.personalData, () => personalData),
];

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  /** Listens; answers the address. */
  listen(): Promise<string>;
  /** Stops taking requests, finishes the running ones and closes everything, the database last. */
  close(): Promise<void>;
}

/** Parts that tests and the demo bring along; the program closes them with the others. */
interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly tasks: TaskRunner;
  readonly sandbox: Sandbox;
}

/** Puts the program together. Nothing listens yet, and no task runs before `listen`. */
export async function createApp(
  config: Config,
  options: { log: Logger; serveWeb?: boolean } & Partial<Parts>,
): Promise<App> {
  const { log, clock = systemClock } = options;
  connectPorts(ports, connections);
  const database = options.database ?? openDatabase(config.databaseUrl, { size: config.DATABASE_POOL, log });
  const work = config.roles.has('worker');
  const runner = options.tasks ?? openTasks({ databaseUrl: config.databaseUrl, log, work });
  const storage = openStorage(config);
  const platform: Platform = {
    config,
    database: database.kysely,
    log,
    clock,
    tasks: runner,
    storage,
    diskSpace: watchDiskSpace(config, { database: database.kysely, storage }),
    sandbox: options.sandbox ?? openSandbox({ log }),
  };
  let draining = false;

  const server = await createHttpServer(platform, config.roles.has('web') ? routes : []);
  registerHealth(server, platform, () => draining);
  registerMetricsRoute(server, config);
  if (config.roles.has('web')) {
    const { resolveUser, tokenHolder } = platformPorts;
    await server.register(async (api) => {
      await api.register(multipart);
      registerRoutes(api, platform, routes, { user: resolveUser, holder: tokenHolder });
    });
    await serveRealtime(server, {
      platform,
      authenticate: async (token) => {
        const ctx = createContext(platform, { actor: system, locale: DEFAULT_LOCALE });
        return (await resolveUser(ctx, token)) ?? (await linkHolder(ctx, token));
      },
      messages,
      topics,
      sockets,
    });
    for (const register of http) register(server, platform);
    await registerDocs(server, config, { routes, examples });
    if (options.serveWeb !== false) await registerPages(server, platform, pages, { routes, user: resolveUser });
  }
  await runner.start(tasks, { platform, work });
  const start = createContext(platform, { actor: system, locale: DEFAULT_LOCALE });
  for (const prepare of prepares) await prepare(start);

  return {
    http: server,
    platform,
    listen: () => server.listen({ host: config.host, port: config.PORT }),
    async close() {
      draining = true;
      await server.close();
      await runner.stop();
      await platform.sandbox.close();
      closeSmtp(platform);
      await database.close();
    },
  };
}
