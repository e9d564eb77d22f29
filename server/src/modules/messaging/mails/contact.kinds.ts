import { locale } from '@prova/contract/common';
import { CONTACT_TOPICS } from '@prova/contract/messaging/contact-fields';
import * as z from 'zod';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../messaging.words.en-US.ts';
import { ptBR } from '../messaging.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** To whoever runs the platform, who answers to the address that was typed. */
export const contactMessageMail = mailKind('contact_message', {
  params: z.object({
    name,
    email: z.string(),
    topic: z.enum(CONTACT_TOPICS),
    language: locale,
    /** What was written. In a mail it holds no links. */
    note: z.string(),
  }),
  answeredTo: ({ name, email }) => ({ address: email, name }),
  samples: {
    plain: {
      params: {
        name: sample.name,
        email: 'ana@mail.example',
        topic: 'help',
        language: 'pt-BR',
        note: 'Não consigo entrar.\nO que faço?',
      },
    },
  },
  write: ({ params: { name, email, topic, language, note }, words: { contact } }) => ({
    subject: contact.subject(name),
    heading: contact.heading,
    blocks: () => [
      paragraph(contact.intro),
      details({
        [contact.name]: name,
        [contact.email]: email,
        [contact.topic]: contact.topicName(topic),
        [contact.language]: language,
      }),
      quote(note),
    ],
    why: contact.why,
  }),
});
