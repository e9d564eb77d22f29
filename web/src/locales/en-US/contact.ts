import type { Phrases } from '../phrases.ts';
import type { contact as original } from '../pt-BR/contact.ts';

export const contact: Phrases<typeof original> = {
  title: 'Contact us',
  intro: 'Tell us what you need. A person reads every message and answers by email.',
  hoursTitle: 'Support hours',
  hours: 'Mon–Fri, 9 am to 6 pm (Brasília time), average response in 2 hours',
  emailTitle: 'Email',
  otherTitle: 'It may be answered already',
  help: 'Help, step by step',
  faq: 'Frequently asked questions',
  dataRequest: 'Request about your data',
  name: 'Full name',
  email: 'Email',
  emailHint: 'The answer arrives here.',
  message: 'Message',
  messageHint: 'Leave out passwords and document numbers.',
  privacy: 'We use your name and email only to answer you.',
  privacyLink: 'Privacy Policy',
  website: 'Leave this field empty',
  failed: 'Your message was not sent, and is still here',
  send: 'Send message',
  cancel: 'Cancel',
  close: 'Close',
  sentTitle: 'Message received',
  sent: 'The answer goes to {{email}}. We answer Monday to Friday, 9 am to 6 pm (Brasília time), within 2 hours on average.',
  another: 'Write another one',
};
