import { accountPaths } from '@prova/contract/accounts/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';

const PROVEN = [
  ['SQL', 92],
  ['Node.js', 88],
] as const;
const FUNNEL = [
  // Heights in proportion; whole classes, since the policy lets the server write no styles of its own.
  ['new', 64, 'h-[4.5rem]'],
  ['review', 31, 'h-[2.18rem]'],
  ['test', 22, 'h-[1.547rem]'],
  ['offer', 8, 'h-[0.5625rem]'],
] as const;

/** What is in it for talents and for companies, side by side. */
export function Audiences() {
  const { t } = useTranslation('landing');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section
        id="talentos"
        aria-labelledby="talents-title"
        className="flex scroll-mt-6 flex-wrap items-center justify-between gap-6 rounded-panel bg-brand-soft p-6 sm:p-7"
      >
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="talents-title" className="text-h3">
            {t('talents.title')}
          </h2>
          <p className="mt-2">{t('talents.text')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href={accountPaths.register} variant="primary">
              {t('talents.action')}
            </LinkButton>
            <LinkButton href={jobPaths.publicJobs}>{t('talents.jobs')}</LinkButton>
          </div>
        </div>
        <ul className="flex flex-col items-start gap-2 text-small font-semibold" aria-label={t('talents.example')}>
          {PROVEN.map(([name, score]) => (
            <li key={name} className="inline-flex items-center gap-2 rounded-full bg-surface px-3 py-1">
              <Check className="size-3.5 text-brand" strokeWidth={3} aria-hidden="true" />
              <span className="text-brand">{name}</span> {score}
            </li>
          ))}
          <li className="rounded-full border border-dashed border-border-strong px-3 py-1 font-medium">
            {t('talents.declared')}
          </li>
        </ul>
      </section>
      <section
        id="empresas"
        aria-labelledby="companies-title"
        data-theme="dark"
        className="flex scroll-mt-6 flex-wrap items-center justify-between gap-6 rounded-panel bg-[#11322a] p-6 text-text sm:p-7"
      >
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="companies-title" className="text-h3">
            {t('companies.title')}
          </h2>
          <p className="mt-2 text-[#c4d6cd]">{t('companies.text')}</p>
          <LinkButton href={to(accountPaths.register, {}, { role: 'recruiter' })} variant="primary" className="mt-4">
            {t('companies.action')}
          </LinkButton>
        </div>
        <ul className="flex items-end gap-3 text-center text-xs" aria-label={t('companies.example')}>
          {FUNNEL.map(([stage, count, height]) => (
            <li key={stage} className="flex w-12 flex-col items-center gap-1">
              <span className="text-small font-bold">{count}</span>
              <span
                className={`w-full rounded-t-sm ${height} ${stage === 'offer' ? 'bg-brand' : 'bg-[#1f6350]'}`}
                aria-hidden="true"
              />
              <span className="text-[#c4d6cd]">{t(`companies.stages.${stage}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
