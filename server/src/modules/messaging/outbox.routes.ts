import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest, system } from '../../platform/actor.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { readLocale } from '../../platform/http/locale.ts';
import { CALENDAR_FILE_NAMES } from '../../platform/mail/calendar-part.ts';
import { usesOutbox } from '../../platform/mail/transport.ts';
import { sendCalendarFile, sendMailHtml, sendPage } from './dev-pages.ts';
import { listPage, mailPage } from './outbox.pages.ts';
import { type OutboxMail, selectOutboxMail, selectOutboxMails } from './outbox.queries.ts';
import { registerSampleMails } from './sample-mails.routes.ts';

const STYLESHEET = new URL('outbox.css', import.meta.url);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const search = z.object({ to: z.string().trim().max(254).catch('') });
const params = z.object({ id: z.uuid() });

/**
 * The mails that would have been sent, for people who develop or try the product: `/dev/outbox` to read,
 * `/dev/outbox.json?to=` for programs, and beside them every mail there is. Does nothing where an SMTP server is set, and in production.
 */
export function registerOutboxRoutes(app: FastifyInstance, platform: Platform): void {
  if (!usesOutbox(platform.config)) return;
  const context = (request: FastifyRequest) =>
    createContext(platform, { actor: system, locale: readLocale(request, guest) });

  app.register(async (outbox) => {
    // A page elsewhere may point a name of its own at this machine; it must not read the mails through it.
    outbox.addHook('onRequest', async (request, reply) => {
      const name = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
      if (LOCAL_NAMES.has(name)) return;
      await reply.code(421).type('text/plain').send('The outbox answers on localhost only.\n');
    });

    registerSampleMails(outbox, platform);

    outbox.get('/dev/outbox', async (request, reply) => {
      const { to } = search.parse(request.query);
      const ctx = context(request);
      return sendPage(reply, listPage(ctx.locale, await selectOutboxMails(ctx, { like: to }), to));
    });

    outbox.get('/dev/outbox.json', async (request, reply) => {
      const { to } = search.parse(request.query);
      const mails = await selectOutboxMails(context(request), { to });
      return reply.header('cache-control', 'no-store').send(mails.map(describe));
    });

    outbox.get('/dev/outbox.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(await readFile(STYLESHEET, 'utf8')),
    );

    outbox.get('/dev/outbox/:id', async (request, reply) => {
      const ctx = context(request);
      const mail = await findMail(ctx, request);
      return mail ? sendPage(reply, mailPage(ctx.locale, mail)) : reply.callNotFound();
    });

    outbox.get('/dev/outbox/:id/html', async (request, reply) => {
      const mail = await findMail(context(request), request);
      return mail ? sendMailHtml(reply, mail.html) : reply.callNotFound();
    });

    outbox.get('/dev/outbox/:id/calendar', async (request, reply) => {
      const mail = await findMail(context(request), request);
      return mail?.calendar
        ? sendCalendarFile(reply, mail.calendar, CALENDAR_FILE_NAMES[mail.locale])
        : reply.callNotFound();
    });
  });
}

async function findMail(ctx: ReturnType<typeof createContext>, request: FastifyRequest) {
  const checked = params.safeParse(request.params);
  return checked.success ? selectOutboxMail(ctx, checked.data.id) : undefined;
}

function describe({ code, calendar, ...mail }: OutboxMail) {
  return { ...mail, ...(code !== null && { code }), ...(calendar !== null && { calendar }) };
}
