import type { CandidateProfile } from '@prova/contract/funnel/candidates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';

/** What a machine found in the résumé. It is dashed as all that is declared: nobody has confirmed it. */
export function ResumeReading({ resume }: { resume: CandidateProfile['resume'] }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  return (
    <Card as="section" look="dashed" aria-labelledby="reading" className="flex flex-col gap-4">
      <div>
        <h2 id="reading" className="text-h4">
          {t('profile.read.title')}
        </h2>
        <p className="text-small text-muted">
          {resume ? t('profile.read.unconfirmed', { when: format.date(resume.sentAt) }) : t('profile.read.none')}
        </p>
      </div>
      {resume && (
        <dl className="flex flex-col gap-4">
          <Part name={t('profile.read.location')} found={resume.location} />
          <Part name={t('profile.read.skills')} found={resume.skills.length > 0 && <Skills names={resume.skills} />} />
          <Part
            name={t('profile.read.experience')}
            found={resume.experience.length > 0 && <Lines lines={resume.experience} />}
          />
          <Part
            name={t('profile.read.education')}
            found={resume.education.length > 0 && <Lines lines={resume.education} />}
          />
        </dl>
      )}
    </Card>
  );
}

function Part({ name, found }: { name: string; found: ReactNode }) {
  const { t } = useTranslation('candidates');
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 wrap-break-word">
        {found || <span className="text-muted">{t('profile.read.nothing')}</span>}
      </dd>
    </div>
  );
}

function Skills({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="rounded-control border border-dashed border-border-strong px-2 py-0.5 text-small">
          {name}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <p className="text-small whitespace-pre-line">{lines.join('\n')}</p>;
}
