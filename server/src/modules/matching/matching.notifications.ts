import { jobPaths } from '@prova/contract/jobs/paths';
import { alertFilters } from '@prova/contract/matching/job-alerts';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { searchAddress } from './mails/search-address.ts';
import { enUS } from './matching.words.en-US.ts';
import { ptBR } from './matching.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const name = z.string().max(500);
const job = z.object({ jobTitle: name, companyName: name });

/** A search that a talent keeps has one new job. */
export const alertFoundJob = defineNotification({
  type: 'NEW_JOB',
  event: 'alert_job',
  params: job.extend({ slug: name }),
  link: ({ slug }) => to(jobPaths.publicJob, { slug }),
  texts: texts.foundJob,
});

/** A search that a talent keeps has several new jobs: all of a run are told at once, by the one that fits best. */
export const alertFoundJobs = defineNotification({
  type: 'NEW_JOB',
  event: 'alert_jobs',
  params: job.extend({ count: z.number().int().min(2), filters: alertFilters }),
  link: ({ filters }) => searchAddress(filters),
  texts: texts.foundJobs,
});
