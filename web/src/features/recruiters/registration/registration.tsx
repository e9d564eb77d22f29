import { homePaths } from '@prova/contract/metrics/paths';
import {
  completeRegistration,
  REGISTRATION_SECTIONS,
  type RegistrationProgress,
  type RegistrationSection,
  saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { sameData } from '../../../lib/same-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StepBar, type StepState } from '../../../ui/step-bar.tsx';
import { type Credentials, headersOf } from '../../accounts/completion.queries.ts';
import { AdditionalSection } from './additional-section.tsx';
import { BasicSection } from './basic-section.tsx';
import { CompanySection } from './company-section.tsx';
import { EducationSection } from './education-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import type { SectionProps } from './section-form.tsx';
import { ToLogin } from './to-login.tsx';
import type { OpenSection, SendSection } from './use-section-draft.ts';

const isClosed = (state: string) => state === 'done' || state === 'skipped';

/** The six sections, one at a time; the address names the one on screen. */
export function Registration({
  progress,
  credentials,
  owner,
  onSaved,
  reload,
}: {
  progress: RegistrationProgress;
  credentials: Credentials | null;
  /** The address of whom it is about. */
  owner: string;
  onSaved: (saved: RegistrationProgress) => void;
  reload: () => Promise<RegistrationProgress | undefined>;
}) {
  const { t } = useTranslation('recruiters');
  const [search, setSearch] = useSearchParams();
  const asked = REGISTRATION_SECTIONS.find((name) => name === search.get('section'));
  const firstOpen = REGISTRATION_SECTIONS.find((name) => !isClosed(progress.states[name])) ?? 'additional';
  // It must not follow what is saved: leaving a section is done on purpose.
  const [start] = useState(firstOpen);
  const section = asked ?? start;
  const [conflict, setConflict] = useState(false);
  /** Another number draws the section anew, from what the server holds. */
  const [visit, setVisit] = useState(0);
  const [failure, setFailure] = useState<string>();
  const version = useRef(progress.version);
  version.current = Math.max(version.current, progress.version);
  const open = useRef<OpenSection>({ leave: async () => true, discard: () => undefined });
  const headers = headersOf(credentials);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  shown.current = section;
  const opened = useRef(section);
  useEffect(() => {
    // The section that was left takes the focus with it.
    if (opened.current !== section) heading.current?.focus();
    opened.current = section;
  }, [section]);

  const go = (to: RegistrationSection) => {
    setFailure(undefined);
    setConflict(false);
    setSearch({ section: to }, { preventScrollReset: false });
  };
  // One after the other, so that each builds on the one before.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const sender =
    <S extends RegistrationSection>(name: S): SendSection<S> =>
    (section, { base, keepalive }) => {
      const put = async () => {
        const body = { section: name, ...section, version: version.current } as Parameters<
          typeof call<typeof saveRegistration>
        >[1]['body'];
        const saved = await call(saveRegistration, { body }, { headers, keepalive });
        version.current = saved.version;
        setConflict(false);
        onSaved(saved);
        return saved;
      };
      const meet = async (error: unknown) => {
        if (!isApiError(error, 'VERSION_CONFLICT')) throw error;
        const current = await reload();
        if (!current) throw error;
        // From here on the next try is a decision: it keeps what is on screen.
        version.current = current.version;
        const there = { state: current.states[name], values: current.values[name] };
        // Only another section was saved, or this very text by a call whose answer was lost.
        if (sameData(there, base()) || sameData(there.values, section.values)) return put();
        if (shown.current === name) setConflict(true);
        throw error;
      };
      const sent = turn.current.then(() => put().catch(meet));
      turn.current = sent.catch(() => undefined);
      return sent;
    };
  const finish = async () => {
    try {
      onSaved(await call(completeRegistration, { body: { version: version.current } }, { headers }));
    } catch (error) {
      setFailure(isApiError(error) && error.status < 500 ? error.message : t('registration.completeError'));
    }
  };
  const others = REGISTRATION_SECTIONS.filter((name) => name !== section && !isClosed(progress.states[name]));
  const proceed = async (saved: RegistrationProgress) => {
    const at = REGISTRATION_SECTIONS.indexOf(section);
    const following = [...REGISTRATION_SECTIONS.slice(at + 1), ...REGISTRATION_SECTIONS.slice(0, at)];
    const next = following.find((name) => !isClosed(saved.states[name]));
    if (next) go(next);
    else await finish();
  };
  const shared = <S extends RegistrationSection>(name: S): SectionProps<S> => ({
    saved: { state: progress.states[name], values: progress.values[name] },
    owner,
    company: progress.company,
    closes: others.length === 0,
    conflict,
    onStale: () => setConflict(true),
    send: sender(name),
    proceed,
    open,
  });
  const stateOf = (name: RegistrationSection): StepState =>
    name === section ? 'active' : progress.states[name] === 'done' ? 'completed' : 'available';

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('registration.title')} facts={t('registration.intro')} />
      <StepBar
        label={t('registration.steps')}
        steps={REGISTRATION_SECTIONS.map((name) => {
          const state = progress.states[name];
          const note = state === 'draft' || state === 'skipped' ? t(`registration.notes.${state}`) : undefined;
          return {
            id: name,
            name: t(`registration.names.${name}`),
            state: stateOf(name),
            ...(note && name !== section && { note }),
          };
        })}
        onSelect={async (id) => {
          if (await open.current.leave()) go(id as RegistrationSection);
        }}
      />
      {conflict && (
        <Callout
          kind="warning"
          live
          action={
            <Button
              size="sm"
              onClick={() => {
                open.current.discard();
                setConflict(false);
                setVisit(visit + 1);
              }}
            >
              {t('registration.loadSaved')}
            </Button>
          }
        >
          {t('registration.conflict')}
        </Callout>
      )}
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      <section key={`${section} ${visit}`} aria-labelledby="section-title" className="flex flex-col gap-5">
        <h2 id="section-title" ref={heading} tabIndex={-1} className="text-h4 outline-none">
          {t(`registration.titles.${section}`)}
        </h2>
        {section === 'basic' && <BasicSection {...shared('basic')} />}
        {section === 'languages' && <LanguagesSection {...shared('languages')} />}
        {section === 'education' && <EducationSection {...shared('education')} />}
        {section === 'experience' && <ExperienceSection {...shared('experience')} />}
        {section === 'company' && <CompanySection {...shared('company')} />}
        {section === 'additional' && <AdditionalSection {...shared('additional')} />}
      </section>
      {credentials ? (
        <ToLogin email={credentials.email} variant="ghost">
          {t('registration.laterSignIn')}
        </ToLogin>
      ) : (
        <LinkButton variant="ghost" href={homePaths.recruiterHome} className="-ml-4 self-start">
          {t('registration.later')}
        </LinkButton>
      )}
    </div>
  );
}
