import { type Locale, locale as localeSchema } from '@prova/contract/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest } from '../../platform/actor.ts';
import type { Platform } from '../../platform/context.ts';
import { readLocale } from '../../platform/http/locale.ts';
import { sendMailHtml, sendPage } from './dev-pages.ts';
import { messagingPorts } from './ports.ts';
import { sampleListPage, samplePage } from './sample-mails.pages.ts';
import { renderVariant, variantsOf } from './sample-mails.ts';

const params = z.object({ name: z.string(), slug: z.string(), locale: localeSchema.default('pt-BR') });

/** `/dev/mails`: every mail that a module lists, in both languages, with the samples of its kind. */
export function registerSampleMails(dev: FastifyInstance, { config: { publicUrl } }: Platform): void {
  const asked = (request: FastifyRequest) => {
    const { data } = params.safeParse(request.params);
    const mail = messagingPorts.mails().find(({ kind }) => kind.name === data?.name);
    const variant = mail && variantsOf(mail.kind).find(({ slug }) => slug === data?.slug);
    if (!data || !mail || !variant) return null;
    const render = (locale: Locale) => renderVariant(mail, variant, { locale, publicUrl });
    return { kind: mail.kind, variant, locale: data.locale, render };
  };

  dev.get('/dev/mails', async (request, reply) => {
    const kinds = messagingPorts.mails().map(({ kind }) => kind);
    return sendPage(reply, sampleListPage(readLocale(request, guest), kinds));
  });

  dev.get('/dev/mails/:name/:slug', async (request, reply) => {
    const found = asked(request);
    if (!found) return reply.callNotFound();
    const mails = { 'pt-BR': await found.render('pt-BR'), 'en-US': await found.render('en-US') };
    return sendPage(reply, samplePage(readLocale(request, guest), found.kind, found.variant, mails));
  });

  dev.get('/dev/mails/:name/:slug/:locale', async (request, reply) => {
    const found = asked(request);
    return found ? sendMailHtml(reply, (await found.render(found.locale)).html) : reply.callNotFound();
  });
}
