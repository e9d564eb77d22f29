import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrittenLanguage } from '../../../lib/use-written-language.ts';
import { Card } from '../../../ui/card.tsx';
import { CourseEntry, newestCourses, newestWork, WorkEntry } from './entries.tsx';
import type { SeenTalent } from './seen-talent.ts';
import { DeclaredSkills, ProvenSkills } from './skill-sections.tsx';
import { TalentHead } from './talent-head.tsx';

type Props = {
  talent: SeenTalent;
  /** Left out where nobody is told them. */
  contacts?: ReactNode;
  posts?: ReactNode;
  actions?: ReactNode;
};

/** A profile as others read it: the same for recruiters, for its talent and at its public address. */
export function TalentView({ talent, contacts, posts, actions }: Props) {
  const { t } = useTranslation('talent-view');
  const languageOf = useWrittenLanguage();
  const { bio, experience, education, languages } = talent;
  return (
    <article className="flex flex-col gap-5">
      <TalentHead talent={talent} actions={actions} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {bio && (
            <Part id="about" title={t('about')}>
              <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{bio}</p>
            </Part>
          )}
          <ProvenSkills talent={talent} />
          <DeclaredSkills talent={talent} />
          <Part id="experience" title={t('experience')} none={experience.length === 0 && t('experienceNone')}>
            <Entries of={newestWork(experience)} draw={(entry) => <WorkEntry entry={entry} />} />
          </Part>
          <Part id="education" title={t('education')} none={education.length === 0 && t('educationNone')}>
            <Entries of={newestCourses(education)} draw={(entry) => <CourseEntry entry={entry} />} />
          </Part>
          {posts && (
            <Part id="posts" title={t('posts.title')}>
              {posts}
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {contacts && (
            <Part id="contact" title={t('contact.title')}>
              {contacts}
            </Part>
          )}
          <Part id="languages" title={t('languages')} none={languages.length === 0 && t('languagesNone')}>
            <ul className="flex flex-col gap-1">
              {languages.map(({ name, proficiency }) => (
                <li key={name} className="wrap-anywhere">
                  <span className="font-semibold">{languageOf(name)}</span>
                  <span className="text-muted"> · {t(`proficiencies.${proficiency}`)}</span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </article>
  );
}

function Part({
  id,
  title,
  none,
  children,
}: {
  id: string;
  title: string;
  none?: string | false;
  children: ReactNode;
}) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-h4">
        {title}
      </h2>
      {none ? <p className="text-muted">{none}</p> : children}
    </Card>
  );
}

function Entries<T extends object>({ of, draw }: { of: readonly T[]; draw: (entry: T) => ReactNode }) {
  return (
    <ol className="flex flex-col gap-4">
      {of.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and are only read here.
        <li key={index}>{draw(entry)}</li>
      ))}
    </ol>
  );
}
