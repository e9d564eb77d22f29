import * as z from 'zod';
import { instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { COMPANIES_SHOWN } from './site-fields.ts';
import { INSTALLATION_PARTS, PART_STATES } from './status-fields.ts';

/** What the front door says of the installation itself. */
export const getLanding = endpoint({
  id: 'site.landing',
  method: 'GET',
  path: '/api/v1/public/landing',
  summary: 'How many there are, once they are many, and some companies that have jobs now. Counted once an hour.',
  access: { kind: 'public' },
  output: z.object({
    /** Null as long as there are few: the page then shows illustrative ones. */
    figures: z
      .object({
        talents: z.number().int(),
        companies: z.number().int(),
        /** Whole percent of the replies of a year that came by their promised day; null where few were promised. */
        repliesInTime: z.number().int().nullable(),
      })
      .nullable(),
    companies: z
      .array(z.object({ name: z.string(), slug: z.string(), logoUrl: z.string().nullable() }))
      .max(COMPANIES_SHOWN),
  }),
});

export const getStatus = endpoint({
  id: 'site.status',
  method: 'GET',
  path: '/api/v1/public/status',
  summary: 'Which parts of the installation work now, tried at most twice a minute.',
  access: { kind: 'public' },
  output: z.object({
    checkedAt: instant,
    parts: z.array(z.object({ part: z.enum(INSTALLATION_PARTS), state: z.enum(PART_STATES) })),
  }),
});
