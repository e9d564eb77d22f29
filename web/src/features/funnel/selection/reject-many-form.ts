import { actOnCandidate } from '@prova/contract/funnel/funnel';
import * as z from 'zod';

const [, rejection] = actOnCandidate.body.options;
const { cause, reason } = rejection.shape;

/** One reason for all. The words of the mail are those of each job. */
export const rejectManyForm = z.object({ cause: cause.unwrap(), reason, withMail: z.boolean() });
