import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { NEWSLETTER_CONFIRMATION_DAYS } from '@prova/contract/messaging/newsletter-fields';
import type { MessagingWords } from './messaging.words.pt-BR.ts';

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  help: 'help with using Prova',
  plans: 'plans and prices',
  press: 'press',
  other: 'other',
};

export const enUS: MessagingWords = {
  contact: {
    subject: (name) => `Message from ${name} through the site`,
    heading: 'Message through the site',
    intro: 'Somebody wrote through the contact form. The email address was typed in and is not confirmed.',
    name: 'Name',
    email: 'Email',
    topic: 'Subject',
    topicName: (topic) => TOPICS[topic],
    language: 'Language',
    why: 'You received this message because this address answers for contact with Prova.',
  },
  signUp: {
    subject: 'Confirm your subscription to the Prova letter',
    heading: 'Confirm your subscription',
    asked:
      'Somebody asked, on the Prova site, to get our monthly letter about hiring for knowledge at this email address. If it was you, please confirm.',
    confirm: 'Review and confirm',
    notYou: `The link works for ${NEWSLETTER_CONFIRMATION_DAYS} days. If it was not you, ignore this message: unless you confirm, nothing will be sent and the address will be deleted.`,
    why: 'You received this message because somebody typed this email address on the Prova site.',
  },
  welcome: {
    subject: 'You subscribed to the Prova letter',
    heading: 'Subscription confirmed',
    text: 'Once a month you will get our letter about hiring for knowledge. This email address is used for nothing else.',
    leave: 'To stop receiving it, use the link at the end of any letter, or at the end of this message.',
    why: 'You received this message because you confirmed your subscription to the Prova letter.',
  },
  already: {
    subject: 'You already subscribe to the Prova letter',
    heading: 'You already subscribe to our letter',
    text: 'Somebody asked, on the Prova site, to get our monthly letter at this email address. You already subscribe, and need not do anything.',
  },
  subscribed: {
    subject: 'New subscriber to the letter',
    heading: 'New subscriber to the letter',
    text: 'One more person has confirmed that they want the monthly letter.',
    email: 'Email',
    language: 'Language',
    why: 'You received this message because this address answers for contact with Prova.',
  },
};
