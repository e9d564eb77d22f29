import { DEFAULT_LOCALE } from '@prova/contract/common';
import { sitePaths } from '@prova/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import { accountsData } from './modules/accounts/accounts.privacy.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { tokenHolder } from './modules/accounts/accounts.service.ts';
import { accountTasks } from './modules/accounts/accounts.tasks.ts';
import { connectAccounts } from './modules/accounts/ports.ts';
import { applicationsData } from './modules/applications/applications.privacy.ts';
import { applicationRoutes } from './modules/applications/applications.routes.ts';
import { applicationTasks } from './modules/applications/applications.tasks.ts';
import { applicationsBySource, freshByJob, occupiedStages } from './modules/applications/jobs-port.ts';
import { connectApplications } from './modules/applications/ports.ts';
import { companiesData } from './modules/companies/companies.privacy.ts';
import { companyRoutes } from './modules/companies/companies.routes.ts';
import {
  companiesOf,
  createCompanyOnRegistration,
  mailSender,
  resolveUser,
} from './modules/companies/companies.service.ts';
import { companyTasks } from './modules/companies/companies.tasks.ts';
import { registerLogos } from './modules/companies/logo-page.ts';
import { connectCompanies } from './modules/companies/ports.ts';
import { evaluationsData } from './modules/evaluations/evaluations.privacy.ts';
import { evaluationRoutes } from './modules/evaluations/evaluations.routes.ts';
import { filesData } from './modules/files/files.privacy.ts';
import { filePrograms } from './modules/files/files.programs.ts';
import { registerFileRoutes } from './modules/files/files.routes.ts';
import { fileTasks } from './modules/files/files.tasks.ts';
import { funnelMessages, funnelTopics, publishChange, publishWritten } from './modules/funnel/funnel.realtime.ts';
import { funnelRoutes } from './modules/funnel/funnel.routes.ts';
import { funnelTasks } from './modules/funnel/tell-candidate.ts';
import { companyPages } from './modules/jobs/company-page.ts';
import { handOverJobs, jobsByOwner, takeBackShares } from './modules/jobs/hand-over.ts';
import { registerJobFeeds } from './modules/jobs/job-feeds.ts';
import { jobPages } from './modules/jobs/job-pages.ts';
import { registerJobViews } from './modules/jobs/job-views.ts';
import { jobsData } from './modules/jobs/jobs.privacy.ts';
import { jobRoutes } from './modules/jobs/jobs.routes.ts';
import { jobTasks } from './modules/jobs/jobs.tasks.ts';
import { connectJobs } from './modules/jobs/ports.ts';
import { messagingData } from './modules/messaging/messaging.privacy.ts';
import { messagingRoutes } from './modules/messaging/messaging.routes.ts';
import { messagingTasks } from './modules/messaging/messaging.tasks.ts';
import { registerOutboxRoutes } from './modules/messaging/outbox.routes.ts';
import { connectMessaging } from './modules/messaging/ports.ts';
import { metricsRoutes } from './modules/metrics/metrics.routes.ts';
import { notificationsData } from './modules/notifications/notifications.privacy.ts';
import { notificationMessages } from './modules/notifications/notifications.realtime.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { notificationTasks } from './modules/notifications/notifications.tasks.ts';
import { handOverOffers } from './modules/offers/hand-over.ts';
import { offersData } from './modules/offers/offers.privacy.ts';
import { offerRoutes } from './modules/offers/offers.routes.ts';
import { offerTasks } from './modules/offers/offers.tasks.ts';
import { connectPrivacy } from './modules/privacy/ports.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { privacyTasks } from './modules/privacy/privacy.tasks.ts';
import { privacyData } from './modules/privacy/requests.privacy.ts';
import { recruitersData } from './modules/recruiters/recruiters.privacy.ts';
import { recruiterRoutes } from './modules/recruiters/recruiters.routes.ts';
import { talentsData } from './modules/talents/talents.privacy.ts';
import { createTalentOnRegistration } from './modules/talents/talents.service.ts';
import { system } from './platform/actor.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createContext, type Platform } from './platform/context.ts';
import { openDatabase } from './platform/db.ts';
import { housekeeping } from './platform/housekeeping.ts';
import { registerDocs } from './platform/http/docs.ts';
import { registerHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerMetricsRoute } from './platform/http/metrics.ts';
import { type Page, registerPages } from './platform/http/pages.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import type { Route } from './platform/http/route.ts';
import type { Logger } from './platform/log.ts';
import { closeSmtp } from './platform/mail/transport.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { platformData } from './platform/platform.privacy.ts';
import type { Message, Topic } from './platform/realtime/messages.ts';
import { serveRealtime } from './platform/realtime/realtime.ts';
import { watchRoom } from './platform/room.ts';
import { openSandbox } from './platform/sandbox/sandbox.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { openTasks } from './platform/tasks/open-tasks.ts';
import type { Task } from './platform/tasks.ts';
import { developerPages, sitePages } from './site-pages.ts';

/** Endpoints, module by module, in the order of the modules. */
export const routes: readonly Route[] = [
  ...messagingRoutes,
  ...notificationRoutes,
  ...accountRoutes,
  ...companyRoutes,
  ...recruiterRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...offerRoutes,
  ...evaluationRoutes,
  ...funnelRoutes,
  ...metricsRoutes,
  ...privacyRoutes,
];

/** Background work. What is not listed can neither be queued nor run. */
export const tasks: readonly Task<unknown>[] = [
  housekeeping,
  ...fileTasks,
  ...messagingTasks,
  ...notificationTasks,
  ...accountTasks,
  ...companyTasks,
  ...jobTasks,
  ...applicationTasks,
  ...offerTasks,
  ...funnelTasks,
  ...privacyTasks,
];

/** What travels over the sockets, and what can be followed. */
export const messages: readonly Message<unknown>[] = [...notificationMessages, ...funnelMessages];
export const topics: readonly Topic[] = [...funnelTopics];

/** What is stored about people, in the order of the modules: for exports and erasures. */
export const personalData: readonly PersonalData[] = [
  platformData,
  filesData,
  messagingData,
  notificationsData,
  accountsData,
  companiesData,
  recruitersData,
  talentsData,
  jobsData,
  applicationsData,
  offersData,
  evaluationsData,
  privacyData,
];

/** Pages of the web client; those with a head of their own come from their module. */
export const pages: readonly Page[] = [
  { path: sitePaths.landing },
  ...sitePages,
  ...jobPages,
  ...companyPages,
  { path: '/auth/*' },
  { path: '/admin' },
  { path: '/admin/*' },
];

// What modules further left ask of modules further right.
connectMessaging({ senderOf: mailSender });
connectAccounts({ companiesOf, onRegistered: [createCompanyOnRegistration, createTalentOnRegistration] });
connectCompanies({ jobsByOwner, handOver: [handOverJobs, handOverOffers], onMemberLeaving: [takeBackShares] });
connectJobs({ occupiedStages, applicationsBySource, freshByJob });
connectApplications({ onApplicationChanged: [publishChange], onHistoryWritten: [publishWritten] });

connectPrivacy(personalData);

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  /** Listens; answers the address. */
  listen(): Promise<string>;
  /** Stops taking requests, finishes the running ones and closes everything, the database last. */
  close(): Promise<void>;
}

/** Puts the program together. Nothing listens yet, and no task runs before `listen`. */
export async function createApp(
  config: Config,
  options: { log: Logger; clock?: Clock; serveWeb?: boolean },
): Promise<App> {
  const { log, clock = systemClock } = options;
  const database = openDatabase(config.databaseUrl, { size: config.DATABASE_POOL, log });
  const work = config.roles.has('worker');
  const runner = openTasks({ databaseUrl: config.databaseUrl, log, work });
  const storage = openStorage(config);
  const platform: Platform = {
    config,
    database: database.kysely,
    log,
    clock,
    tasks: runner,
    storage,
    room: watchRoom(config, { database: database.kysely, storage }),
    sandbox: openSandbox({ log }),
  };
  let draining = false;

  const http = await createHttpServer(platform, config.roles.has('web') ? routes : []);
  registerHealth(http, platform, () => draining);
  registerMetricsRoute(http, config);
  if (config.roles.has('web')) {
    registerRoutes(http, platform, routes, { user: resolveUser, holder: tokenHolder });
    await serveRealtime(http, {
      platform,
      authenticate: (token) => resolveUser(createContext(platform, { actor: system, locale: DEFAULT_LOCALE }), token),
      messages,
      topics,
    });
    registerFileRoutes(http, platform);
    registerLogos(http, platform);
    registerOutboxRoutes(http, platform);
    registerJobViews(http, platform);
    registerJobFeeds(http, platform);
    await registerDocs(http, config, routes);
    if (options.serveWeb !== false)
      await registerPages(http, platform, config.production ? pages : [...pages, ...developerPages]);
  }
  await runner.start(tasks, { platform, work });

  return {
    http,
    platform,
    async listen() {
      const address = await http.listen({ host: config.host, port: config.PORT });
      if (config.roles.has('web')) platform.sandbox.warm(filePrograms);
      return address;
    },
    async close() {
      draining = true;
      await http.close();
      await runner.stop();
      await platform.sandbox.close();
      closeSmtp(platform);
      await database.close();
    },
  };
}
