import { currency } from '@prova/contract/common';
import { ALERT_FREQUENCIES, alertFilters } from '@prova/contract/matching/job-alerts';
import { LOCATION_MODELS } from '@prova/contract/work-fields';
import * as z from 'zod';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** New jobs of a search that a talent keeps. */
export const jobAlertMail = mailKind('job_alert', {
  topic: 'job_matches',
  params: z.object({
    name,
    frequency: z.enum(ALERT_FREQUENCIES),
    filters: alertFilters,
    /** All new ones; the mail tells the best matches. */
    count: z.number().int().positive(),
    jobs: z
      .array(
        z.object({
          title: name,
          slug: z.string(),
          company: name,
          locationModel: z.enum(LOCATION_MODELS),
          city: z.string().nullable(),
          payMin: z.number().int().nullable(),
          payMax: z.number().int().nullable(),
          currency: currency.nullable(),
          score: z.number().int().nullable(),
        }),
      )
      .min(1),
  }),
});
