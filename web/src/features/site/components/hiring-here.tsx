import type { DataOf } from '@prova/contract/endpoint';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import type { getLanding } from '@prova/contract/site/site';
import { useTranslation } from 'react-i18next';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Link } from '../../../ui/link.tsx';

/** Companies with jobs in the public list; nothing as long as there are none. */
export function HiringHere({ companies }: { companies: DataOf<typeof getLanding>['companies'] }) {
  const { t } = useTranslation('landing');
  if (companies.length === 0) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <p id="hiring-here" className="text-muted">
        {t('hero.hiring')}
      </p>
      <ul aria-labelledby="hiring-here" className="flex flex-wrap gap-x-6 gap-y-2">
        {companies.map(({ name, slug, logoUrl }) => (
          <li key={slug} className="min-w-0">
            <Link
              href={to(jobPaths.company, { slug })}
              className="inline-flex min-w-0 items-center gap-2 rounded-sm py-1.5 font-semibold hover:underline"
            >
              <CompanyMark name={name} src={logoUrl} size="sm" className="size-6 text-xs" />
              <span className="max-w-44 truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
