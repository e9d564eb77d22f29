import * as z from 'zod';
import { cents, id, idParams, instant, line } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CONTRACT_TYPES } from '../jobs/job-fields.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { LISTED_BANDS } from './formula.ts';

/** Of one talent, at most. */
export const JOB_ALERTS_MAX = 20;
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** The filters of the list of jobs, as they are kept; what is left out is not asked for. */
export const alertFilters = z.strictObject({
  search: line(0, 120).optional(),
  location: line(0, 80).optional(),
  level: z.array(z.enum(SENIORITIES)).max(SENIORITIES.length).optional(),
  contractType: z.array(z.enum(CONTRACT_TYPES)).max(CONTRACT_TYPES.length).optional(),
  locationModel: z.array(z.enum(LOCATION_MODELS)).max(LOCATION_MODELS.length).optional(),
  /** Only remote ones, as searches were kept that knew no other model. */
  remote: z.literal(true).optional(),
  match: z.array(z.enum(LISTED_BANDS)).max(LISTED_BANDS.length).optional(),
  payMin: cents.min(1).optional(),
});
export type AlertFilters = z.output<typeof alertFilters>;

export const jobAlert = z.object({
  id,
  filters: alertFilters,
  frequency: z.enum(ALERT_FREQUENCIES),
  createdAt: instant,
});
export type JobAlert = z.output<typeof jobAlert>;

const talents = { kind: 'user', roles: ['POTENTIAL'] } as const;
const frequency = z.enum(ALERT_FREQUENCIES);

export const listJobAlerts = endpoint({
  id: 'matching.alerts',
  method: 'GET',
  path: '/api/v1/jobs/alerts',
  summary: 'Searches of mine whose new jobs I am told of, the newest first.',
  access: talents,
  output: z.array(jobAlert),
});

export const createJobAlert = endpoint({
  id: 'matching.createAlert',
  method: 'POST',
  path: '/api/v1/jobs/alerts',
  summary: 'Be told of the new jobs of a search; a search that is kept already gets the new frequency.',
  access: talents,
  body: z.strictObject({ filters: alertFilters, frequency }),
  output: jobAlert,
  status: 201,
  errors: ['JOB_ALERTS_FULL'],
});

export const changeJobAlert = endpoint({
  id: 'matching.changeAlert',
  method: 'PUT',
  path: '/api/v1/jobs/alerts/:id',
  summary: 'Be told of them more or less often.',
  access: talents,
  params: idParams,
  body: z.strictObject({ frequency }),
  output: jobAlert,
  errors: ['NOT_FOUND'],
});

export const deleteJobAlert = endpoint({
  id: 'matching.deleteAlert',
  method: 'DELETE',
  path: '/api/v1/jobs/alerts/:id',
  summary: 'Be told of the new jobs of a search no more.',
  access: talents,
  params: idParams,
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
