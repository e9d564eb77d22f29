import { jobPaths } from '@prova/contract/jobs/paths';
import { alertFilters } from '@prova/contract/matching/job-alerts';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification } from '../../platform/notification.ts';
import { searchAddress } from './mails/alert-lines.ts';

const name = z.string().max(500);
const job = z.object({ jobTitle: name, companyName: name });

/** A search that a talent keeps has one new job. */
export const alertFoundJob = defineNotification({
  type: 'NEW_JOB',
  event: 'alert_job',
  params: job.extend({ slug: name }),
  link: ({ slug }) => to(jobPaths.publicJob, { slug }),
  texts: {
    'pt-BR': { title: 'Vaga nova na sua busca', message: '{jobTitle}, {companyName}.' },
    'en-US': { title: 'A new job in your search', message: '{jobTitle}, {companyName}.' },
  },
});

/** A search that a talent keeps has several new jobs: all of a run are told at once, by the one that fits best. */
export const alertFoundJobs = defineNotification({
  type: 'NEW_JOB',
  event: 'alert_jobs',
  params: job.extend({ count: z.number().int().min(2), filters: alertFilters }),
  link: ({ filters }) => searchAddress(filters),
  texts: {
    'pt-BR': {
      title: 'Vagas novas na sua busca',
      message: '{count} vagas novas, entre elas {jobTitle}, {companyName}.',
    },
    'en-US': { title: 'New jobs in your search', message: '{count} new jobs, {jobTitle} at {companyName} among them.' },
  },
});
