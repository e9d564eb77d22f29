import { currency } from '@prova/contract/common';
import { ALERT_FREQUENCIES, alertFilters } from '@prova/contract/matching/job-alerts';
import { LOCATION_MODELS } from '@prova/contract/work-fields';
import * as z from 'zod';
import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../matching.words.en-US.ts';
import { ptBR } from '../matching.words.pt-BR.ts';
import { searchAddress } from './search-address.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const job = {
  title: sample.jobTitle,
  slug: 'pessoa-desenvolvedora-aurora',
  company: sample.companyName,
  locationModel: 'remote',
  city: null,
  payMin: 500_000,
  payMax: 900_000,
  currency: 'BRL',
  score: 82,
} as const;
const alert = { name: sample.name, filters: { search: 'react', remote: true, payMin: 500_000 } } as const;

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
  samples: {
    several: {
      params: {
        ...alert,
        frequency: 'daily',
        count: 9,
        jobs: [job, { ...job, locationModel: 'onsite', city: 'Recife', payMin: null, score: null }],
      },
    },
    one: { params: { ...alert, frequency: 'weekly', count: 1, jobs: [job] } },
  },
  write: ({ params: { name, frequency, filters, count, jobs }, words: { alert, ...line }, format }) => ({
    subject: count === 1 && jobs[0] ? alert.subject(withoutLinks(jobs[0].title)) : alert.heading(count),
    heading: alert.heading(count),
    hello: name,
    blocks: ({ url }) => [
      paragraph(alert.text(count)),
      ...jobs.map(({ title, company, locationModel, city, payMin, payMax, currency, score }) => {
        const pay = payMin !== null && currency ? line.aMonth(format.pay(payMin, payMax, currency)) : null;
        const place = locationModel === 'remote' ? line.remote : city;
        const parts = [company, place, pay, score === null ? null : line.match(score)];
        return details({ [withoutLinks(title)]: withoutLinks(parts.filter(Boolean).join(' · ')) });
      }),
      ...(count > jobs.length ? [paragraph(alert.more(count - jobs.length))] : []),
      button(alert.see(count), url(searchAddress(filters))),
    ],
    why: alert.why(frequency),
  }),
});
