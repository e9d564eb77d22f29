import type { LearningPath } from '@prova/contract/knowledge/learning-paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Body } from './components/body.tsx';
import { LanguageBadge, Skills, useItemFacts } from './components/item-facts.tsx';
import { learningPathQuery } from './knowledge.queries.ts';
import { Following } from './reading/following.tsx';
import { ItemView, useListCrumb } from './reading/item-view.tsx';
import { Sources } from './reading/sources.tsx';
import { stepHref } from './reading/step-href.ts';
import { StepList } from './reading/step-list.tsx';

/** A learning path: courses and articles in the order that leads somewhere. */
export function LearningPathPage() {
  const { id = '' } = useParams();
  const query = useQuery(learningPathQuery(id));
  usePageTitle(query.data?.title);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <ItemView kind="path" query={query}>
        {(path) => <Loaded path={path} />}
      </ItemView>
    </div>
  );
}

function Loaded({ path }: { path: LearningPath }) {
  const { t } = useTranslation(['knowledge', 'tests']);
  const facts = useItemFacts();
  const crumbs = useListCrumb();
  const { title, locale, summary, body, steps } = path;
  const next = steps.find(({ published, done }) => published && !done);
  return (
    <>
      <PageHeader
        title={<span lang={locale}>{title}</span>}
        crumbs={crumbs('path')}
        badge={<LanguageBadge locale={locale} />}
        facts={facts(path, t('facts.steps', { count: path.stepCount }))}
      />
      {summary && (
        <p lang={locale} className="measure wrap-anywhere">
          {summary}
        </p>
      )}
      <Skills skills={path.skills} />
      <Following kind="path" item={path} next={next ? stepHref(next) : null} />
      {body && (
        <section aria-labelledby="about" className="flex flex-col gap-2">
          <h2 id="about" className="text-h4">
            {t('path.about')}
          </h2>
          <div lang={locale}>
            <Body html={body} runnable />
          </div>
        </section>
      )}
      <section aria-labelledby="steps" className="flex flex-col gap-3">
        <h2 id="steps" className="text-h4">
          {t('path.steps')}
        </h2>
        <StepList path={path} next={next} />
      </section>
      <Sources sources={path.sources} />
    </>
  );
}
