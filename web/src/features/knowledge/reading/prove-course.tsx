import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { Course } from '@prova/contract/knowledge/courses';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { useTakeTest } from '../../attempts/components/use-take-test.ts';

type Props = { test: NonNullable<Course['test']>; completed: boolean };

/** The technical test that ends a course: what was learned becomes proof. Whoever knows it already need not read first. */
export function ProveCourse({ test, completed }: Props) {
  const { t } = useTranslation(['knowledge', 'tests']);
  const facts = useTestFacts();
  const { take, busy } = useTakeTest({ goOn: false });
  return (
    <Card as="section" aria-labelledby="prove" className="flex flex-col gap-3">
      <h2 id="prove" className="flex items-center gap-2 text-h4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
        {t('prove.title')}
      </h2>
      <p>{t(test.taken ? 'prove.taken' : completed ? 'prove.ready' : 'prove.already')}</p>
      <div>
        <p className="font-semibold wrap-anywhere">{test.title}</p>
        <p className="text-small text-muted wrap-anywhere">
          {[test.companyName, facts.questions(test), facts.minutes(test)].join(' · ')}
        </p>
      </div>
      {test.skills.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('prove.proves')}>
          {test.skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div>
        {test.taken ? (
          <LinkButton href={assessmentPaths.ownResults}>{t('prove.results')}</LinkButton>
        ) : (
          <Button variant={completed ? 'primary' : 'secondary'} busy={busy} onClick={() => take(test.id)}>
            {t('prove.take')}
          </Button>
        )}
      </div>
    </Card>
  );
}
