import { id, locale } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKinds } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../messaging.words.en-US.ts';
import { ptBR } from '../messaging.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** Letters are kept for years, and the law wants their links to work for long. */
export const NEWSLETTER_LINK_DAYS = 365;

const subscriber = z.object({ subscriberId: id });
type Subscriber = z.output<typeof subscriber>;
const samples = { plain: { params: { subscriberId: sample.id } } };

const leaving = (secret: string) => `/newsletter/unsubscribe/${secret}` as const;
/** What the subscription is confirmed by, and ended. One that was never confirmed is gone before its link. */
const link = (path: (secret: string) => `/${string}`) => ({
  kind: 'newsletter' as const,
  subject: ({ subscriberId }: Subscriber) => subscriberId,
  expiresAt: (_params: Subscriber, now: Date) => after(now, NEWSLETTER_LINK_DAYS * DAY),
  path,
  unsubscribePath: leaving,
});

/** To an address that anybody may have typed: it holds no word of theirs. */
export const newsletterSignUpMail = mailKind('newsletter_sign_up', {
  params: subscriber,
  token: link((secret) => `/newsletter/confirm/${secret}`),
  samples,
  write: ({ words: { signUp } }) => ({
    subject: signUp.subject,
    heading: signUp.heading,
    hello: '',
    blocks: ({ link }) => [paragraph(signUp.asked), button(signUp.confirm, link), paragraph(signUp.notYou)],
    why: signUp.why,
  }),
});

export const newsletterAlreadyMail = mailKind('newsletter_already', {
  params: subscriber,
  token: link(leaving),
  samples,
  write: ({ words: { already, signUp, welcome } }) => ({
    subject: already.subject,
    heading: already.heading,
    hello: '',
    blocks: () => [paragraph(already.text), paragraph(welcome.leave)],
    why: signUp.why,
  }),
});

export const newsletterWelcomeMail = mailKind('newsletter_welcome', {
  params: subscriber,
  token: link(leaving),
  samples,
  write: ({ words: { welcome } }) => ({
    subject: welcome.subject,
    heading: welcome.heading,
    hello: '',
    blocks: () => [paragraph(welcome.text), paragraph(welcome.leave)],
    why: welcome.why,
  }),
});

/** To whoever runs the platform. */
export const newsletterSubscribedMail = mailKind('newsletter_subscribed', {
  params: z.object({ email: z.string(), language: locale }),
  samples: { plain: { params: { email: 'ana@mail.example', language: 'pt-BR' } } },
  write: ({ params: { email, language }, words: { subscribed } }) => ({
    subject: subscribed.subject,
    heading: subscribed.heading,
    blocks: () => [paragraph(subscribed.text), details({ [subscribed.email]: email, [subscribed.language]: language })],
    why: subscribed.why,
  }),
});
