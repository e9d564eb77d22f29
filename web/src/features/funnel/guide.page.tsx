import { assessmentPaths } from '@prova/contract/assessments/paths';
import { APPLICATIONS_SENT_AT_ONCE } from '@prova/contract/attempts/assignment-fields';
import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { MOST_INTERVIEWS_AT_ONCE } from '@prova/contract/interviews/interviews-at-once';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ShortcutList } from './board/shortcuts-dialog.tsx';
import { GuidePicture } from './guide/guide-picture.tsx';

/** As the calls take them, so that the guide promises no more. */
const MOST = { most: MOST_AT_ONCE, tests: APPLICATIONS_SENT_AT_ONCE, interviews: MOST_INTERVIEWS_AT_ONCE };

/** In their order; where one acts on what a chapter says. */
const CHAPTERS = [
  { id: 'board', href: jobPaths.recruiterJobs },
  { id: 'match' },
  { id: 'panel' },
  { id: 'decide' },
  { id: 'many' },
  { id: 'tests', href: assessmentPaths.tests },
  { id: 'interviews', href: interviewPaths.interviews },
  { id: 'promise', href: homePaths.recruiterHome },
] as const;

/** How one works with candidates, chapter by chapter, with pictures of the product itself. */
export function GuidePage() {
  const { t } = useTranslation(['guide', 'funnel']);
  usePageTitle(t('title'));
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <PageHeader title={t('title')} facts={t('lead')} />
      </div>
      <nav
        aria-labelledby="guide-contents"
        className="lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
      >
        <h2 id="guide-contents" className="text-h5">
          {t('contents')}
        </h2>
        <ol className="mt-3 flex flex-col gap-1.5 text-muted">
          {[...CHAPTERS.map(({ id }) => id), 'keys' as const].map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="rounded-sm hover:text-text hover:underline">
                {t(`chapters.${id}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="flex min-w-0 flex-col gap-12 lg:col-start-2">
        {CHAPTERS.map((chapter) => (
          <section key={chapter.id} id={chapter.id} className="flex min-w-0 scroll-mt-20 flex-col gap-4">
            <h2 className="text-h4">{t(`chapters.${chapter.id}.title`)}</h2>
            <Paragraphs text={t(`chapters.${chapter.id}.text`, { returnObjects: true, ...MOST })} />
            <GuidePicture name={chapter.id} alt={t(`chapters.${chapter.id}.picture`)} />
            {'href' in chapter && (
              <div>
                <LinkButton href={chapter.href}>{t(`chapters.${chapter.id}.link`)}</LinkButton>
              </div>
            )}
          </section>
        ))}
        <section id="keys" className="flex scroll-mt-20 flex-col gap-4">
          <h2 className="text-h4">{t('chapters.keys.title')}</h2>
          <Paragraphs text={t('chapters.keys.text', { returnObjects: true })} />
          <div className="max-w-xl">
            <ShortcutList />
          </div>
        </section>
      </article>
    </div>
  );
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="measure">
      {paragraph}
    </p>
  ));
}
