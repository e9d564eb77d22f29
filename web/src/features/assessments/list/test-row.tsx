import type { TestSummary } from '@prova/contract/assessments/tests';
import { to } from '@prova/contract/paths';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { TestStatusBadge } from '../components/test-status-badge.tsx';
import { useTestFacts } from '../components/use-test-facts.ts';
import { useTestPaths } from '../components/use-test-paths.ts';
import { TestActions } from './test-actions.tsx';

/** One test of the list: what it is, and what can be done with it. */
export function TestRow({ test }: { test: TestSummary }) {
  const { t } = useTranslation('tests');
  const facts = useTestFacts();
  const paths = useTestPaths();
  const { id, title, description } = test;
  return (
    <Card
      as="li"
      aria-labelledby={`test-${id}`}
      className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 id={`test-${id}`} className="min-w-0 text-h5 wrap-break-word">
            <Link href={to(paths.editTest, { id })} className="rounded-sm hover:text-brand hover:underline">
              {title}
            </Link>
          </h2>
          <TestStatusBadge status={test.status} />
        </div>
        {description && <p className="mt-1 line-clamp-2 text-sm wrap-break-word">{description}</p>}
        <p className="mt-1 text-sm">
          {facts.all(test).map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span className="whitespace-nowrap">{fact}</span>
            </Fragment>
          ))}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
          <span>{t('facts.applications', { count: test.applicationsCount })}</span>
          <span>
            {t('facts.updated')} <TimeAgo sentence date={test.updatedAt} />
            {test.authorName && ` ${t('facts.author', { name: test.authorName })}`}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        <LinkButton href={to(paths.previewTest, { id })} className="max-sm:flex-1">
          {t('actions.preview')}
        </LinkButton>
        <TestActions test={test} />
      </div>
    </Card>
  );
}
