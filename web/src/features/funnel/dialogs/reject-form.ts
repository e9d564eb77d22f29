import { actOnCandidate } from '@prova/contract/funnel/funnel';
import * as z from 'zod';

const [, rejection] = actOnCandidate.body.options;
const { cause, reason } = rejection.shape;
const mail = rejection.shape.mail.unwrap().unwrap().shape;

const fields = z.object({
  cause: cause.unwrap(),
  reason,
  withMail: z.boolean(),
  /** What was written in the place of the suggested words; null leaves them as they are. */
  subject: z.string().nullable(),
  body: z.string().nullable(),
});

const isRight = (name: keyof typeof mail) => (typed: z.input<typeof fields>) =>
  !typed.withMail || typed[name] === null || mail[name].safeParse(typed[name]).success;

/** A rejection and, if one wants to, the mail with it. Everything wrong is found at once, whatever else is wrong. */
export const rejectForm = fields
  .refine(isRight('subject'), { path: ['subject'], when: () => true })
  .refine(isRight('body'), { path: ['body'], when: () => true });
