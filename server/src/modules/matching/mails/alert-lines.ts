import type { Locale } from '@prova/contract/common';
import type { AlertFilters } from '@prova/contract/matching/job-alerts';
import { formatMoneyRange } from '@prova/contract/money';
import type * as z from 'zod';
import type { jobAlertMail } from './matching.kinds.ts';

type Job = z.output<(typeof jobAlertMail)['params']>['jobs'][number];

interface Words {
  readonly locale: Locale;
  readonly remote: string;
  readonly aMonth: (pay: string) => string;
  readonly match: (percent: number) => string;
}

/** What a mail says of a job, below its title. */
export function jobLine({ company, locationModel, city, payMin, payMax, currency, score }: Job, words: Words): string {
  const pay =
    payMin !== null && currency ? words.aMonth(formatMoneyRange(payMin, payMax, words.locale, currency)) : null;
  const place = locationModel === 'remote' ? words.remote : city;
  return [company, place, pay, score === null ? null : words.match(score)].filter(Boolean).join(' · ');
}

/** Where the same search stands in the product. */
export function searchAddress({
  search,
  location,
  level,
  contractType,
  remote,
  match,
  payMin,
}: AlertFilters): `/${string}` {
  const query = new URLSearchParams(
    Object.entries({
      search,
      location,
      level: level?.join(','),
      contractType: contractType?.join(','),
      remote: remote ? 'true' : undefined,
      match: match?.join(','),
      payMin: payMin === undefined ? undefined : String(payMin),
      order: 'recent',
    }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return `/admin/potential/jobs?${query}`;
}
