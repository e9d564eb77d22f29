import * as z from 'zod';
import { email, nothing, personName, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS } from './contact-fields.ts';

export const sendContactMessage = endpoint({
  id: 'messaging.sendContactMessage',
  method: 'POST',
  path: '/api/v1/contact',
  summary: 'Write to the people who run the platform. They answer to the address that is given; nothing is sent to it.',
  access: { kind: 'public' },
  body: z.strictObject({
    name: personName,
    email,
    message: text(CONTACT_MESSAGE_MAX, 1),
    /** Where it was written from, which tells whoever reads it what it may be about. */
    topic: z.enum(CONTACT_TOPICS).optional(),
    /** Stays empty: a field that people do not see, and machines fill in. */
    website: z.string().max(2048).optional(),
  }),
  output: nothing,
  status: 201,
  rateLimit: { max: 10, seconds: 3600 },
});

export const getContactAddress = endpoint({
  id: 'messaging.getContactAddress',
  method: 'GET',
  path: '/api/v1/contact',
  summary: 'The address at which the people who run the platform read mail.',
  access: { kind: 'public' },
  output: z.object({ email: z.string().nullable() }),
});
