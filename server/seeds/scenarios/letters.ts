import type { Locale } from '@prova/contract/common';
import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { takeContactMessage } from '../../src/modules/messaging/contact/take-message.ts';
import { askForNewsletter } from '../../src/modules/messaging/newsletter/sign-up.ts';
import { confirmSubscription, endSubscription } from '../../src/modules/messaging/newsletter/subscription.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { awake, DAY, daysBefore, MINUTE } from '../time.ts';

interface Message {
  readonly daysAgo: number;
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

/** What visitors who do not exist write by the contact form. */
const MESSAGES: readonly Message[] = [
  {
    daysAgo: 61,
    name: 'Ítalo Brandão',
    email: 'italo.brandao@correio.example',
    topic: 'plans',
    message:
      'Somos uma consultoria de 30 pessoas e abrimos umas seis vagas por ano. O plano Professional serve, ou dá para ficar no Starter e pagar só nos meses em que contratamos?',
  },
  {
    daysAgo: 40,
    name: 'Rosana Tavares',
    email: 'rosana.tavares@correio.example',
    topic: 'press',
    message:
      'Escrevo sobre trabalho para um jornal de Campinas e preparo uma matéria sobre seleção sem currículo. Com quem posso conversar por meia hora nesta semana?',
  },
  {
    daysAgo: 23,
    name: 'Dandara Lins',
    email: 'dandara.lins@correio.example',
    topic: 'help',
    message:
      'Fiz a prova de SQL e caiu a internet no meio. Quando voltei, minhas respostas estavam lá, mas o tempo tinha passado. Posso fazer de novo?',
  },
  {
    daysAgo: 9,
    name: 'Olavo Nakamura',
    email: 'olavo.nakamura@correio.example',
    topic: 'other',
    message:
      'Dou aula de programação em uma escola técnica. Posso usar os artigos do blog em sala, com o nome de quem escreveu?',
  },
  {
    daysAgo: 1,
    name: 'Priscila Cerqueira',
    email: 'priscila.cerqueira@correio.example',
    topic: 'plans',
    message: 'Paguei o boleto ontem à noite e o plano ainda aparece como pendente. Quanto tempo costuma levar?',
  },
];

interface Subscriber {
  readonly daysAgo: number;
  readonly email: string;
  readonly locale?: Locale;
  /** What becomes of it; left out: confirmed, and wanted since. */
  readonly ends?: 'unconfirmed' | 'not-me' | { readonly leftDaysAgo: number };
}

/** Who asks for the newsletter: most confirm, one leaves, one has not opened the mail, of one somebody else typed the address. */
const SUBSCRIBERS: readonly Subscriber[] = [
  { daysAgo: 74, email: 'caetano.malta@correio.example' },
  { daysAgo: 66, email: 'yasmin.furtado@correio.example' },
  { daysAgo: 58, email: 'heloisa.guedes@correio.example' },
  { daysAgo: 47, email: 'ben.hartley@mail.example', locale: 'en-US' },
  { daysAgo: 44, email: 'rosana.tavares@correio.example' },
  { daysAgo: 35, email: 'wagner.linhares@correio.example', ends: { leftDaysAgo: 12 } },
  { daysAgo: 20, email: 'olavo.nakamura@correio.example' },
  { daysAgo: 5, email: 'sebastiao.aguiar@correio.example' },
  { daysAgo: 4, email: 'milena.fontes@correio.example', ends: 'not-me' },
  { daysAgo: 2, email: 'taina.meireles@correio.example', ends: 'unconfirmed' },
];

/** Visitors write to whoever runs the platform, and ask for its newsletter. */
export function lettersScenario(runner: ScenarioRunner): void {
  for (const { daysAgo, ...message } of MESSAGES)
    runner.story(awake(daysBefore(runner.now, daysAgo), runner.now), async () => {
      await runner.asGuest(message.email, (ctx) => takeContactMessage(ctx, message));
    });
  for (const { daysAgo, email, locale = 'pt-BR', ends } of SUBSCRIBERS) {
    const asked = awake(daysBefore(runner.now, daysAgo), runner.now);
    runner.story(asked, async (until) => {
      await runner.asGuest(email, (ctx) => askForNewsletter(ctx, { email, locale }));
      if (ends === 'unconfirmed') return;
      await until(new Date(asked.getTime() + 6 * MINUTE));
      const secret = await runner.secretOf(email, 'newsletter_sign_up');
      const press = ends === 'not-me' ? endSubscription : confirmSubscription;
      await runner.asGuest(email, (ctx) => press(ctx, secret));
      if (typeof ends !== 'object') return;
      await until(new Date(asked.getTime() + (daysAgo - ends.leftDaysAgo) * DAY));
      await runner.asGuest(email, (ctx) => endSubscription(ctx, secret));
    });
  }
}
