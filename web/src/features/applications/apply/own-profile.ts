import type { applicationPrefill } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { FIELD_NAMES } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { formatPhone } from '@prova/contract/phone-mask';
import { needPhrases } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';
import type { ApplyValues } from './apply-values.ts';
import { ShownToCompany } from './components/shown-to-company.tsx';
import { SentResumeOffer, SentResumeRow, SummaryRow } from './components/summary-row.tsx';

type Profile = DataOf<typeof applicationPrefill>;

/** What the form shows of the profile of whoever is signed in. */
export const profileParts = { SummaryRow, SentResumeRow, SentResumeOffer, ShownToCompany };

/** What the profile answers of this job's form, and the résumé that was sent last where the job asks for one. */
export async function findProfile({ fields }: PublicJob): Promise<{
  filled: Partial<ApplyValues>;
  resume: Profile['resume'];
  shown: Profile['shown'];
}> {
  const [{ resume, shown, ...facts }] = await Promise.all([
    request<typeof applicationPrefill>('GET', '/api/v1/applications/prefill', {}),
    needPhrases(['submission', 'shown-profile']),
  ]);
  const known: Readonly<Record<string, string | null>> = {
    ...facts,
    phone: facts.phone && formatPhone(facts.phone.replace(/^\+55/, '')),
  };
  const asked = fields.map(({ field }) => FIELD_NAMES[field]);
  return {
    filled: Object.fromEntries(asked.flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
    resume: asked.includes('resume') ? resume : null,
    shown,
  };
}
