import { homePaths } from '@prova/contract/metrics/paths';
import {
  completeRegistration,
  REGISTRATION_SECTIONS,
  type RegistrationProgress,
  type RegistrationSection,
  saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StepBar, type StepState } from '../../../ui/step-bar.tsx';
import { type Credentials, headersOf } from '../../accounts/completion.queries.ts';
import { ToLogin } from '../../accounts/components/to-login.tsx';
import { AdditionalSection } from './additional-section.tsx';
import { BasicSection } from './basic-section.tsx';
import { CompanySection } from './company-section.tsx';
import { EducationSection } from './education-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import type { RegistrationAutosave, SectionProps } from './section-form.tsx';

type Body = Parameters<typeof call<typeof saveRegistration>>[1]['body'];

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
  reload: () => Promise<RegistrationProgress>;
}) {
  const { t } = useTranslation('recruiters');
  const [search, setSearch] = useSearchParams();
  const asked = REGISTRATION_SECTIONS.find((name) => name === search.get('section'));
  const firstOpen = REGISTRATION_SECTIONS.find((name) => !isClosed(progress.states[name])) ?? 'additional';
  // It must not follow what is saved: leaving a section is done on purpose.
  const [start] = useState(firstOpen);
  const section = asked ?? start;
  const [failure, setFailure] = useState<string>();
  const now = useRef({ owner, headers: headersOf(credentials), onSaved, reload });
  useLayoutEffect(() => {
    now.current = { owner, headers: headersOf(credentials), onSaved, reload };
  });
  const [autosave, state] = useAutosave(
    (): RegistrationAutosave =>
      new Autosave<RegistrationProgress, RegistrationSection, 'done' | 'skipped'>(progress, {
        // Others may use the same tab later.
        keyOf: (part) => `prova.registration.${now.current.owner}.${part}`,
        partOf: (part, doc) => doc?.values[part] ?? {},
        stateOf: (part, doc) => doc.states[part],
        remote: {
          load: () => now.current.reload(),
          send: ({ doc, part, data, as }, { keepalive }) => {
            const version = doc?.version ?? progress.version;
            const body = { section: part, state: as, values: data, version } as Body;
            return call(saveRegistration, { body }, { headers: now.current.headers, keepalive });
          },
          onDoc: (saved) => now.current.onSaved(saved),
        },
      }),
  );
  const conflict = state.status === 'conflict' && state.part === section;
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(section);
  useEffect(() => {
    // The section that was left takes the focus with it.
    if (opened.current !== section) heading.current?.focus();
    opened.current = section;
  }, [section]);

  const go = (to: RegistrationSection) => {
    setFailure(undefined);
    setSearch({ section: to }, { preventScrollReset: false });
  };
  /** Before another section is opened. What waits for a decision waits until this one is opened again. */
  const leave = async () => {
    if (conflict) return true;
    await autosave.flush();
    const { status } = autosave.read();
    return status !== 'failed' && status !== 'conflict';
  };
  const finish = async () => {
    try {
      await autosave.inTurn((doc) => {
        const body = { version: doc?.version ?? progress.version };
        return call(completeRegistration, { body }, { headers: now.current.headers });
      });
    } catch (error) {
      setFailure(isApiError(error) && error.status < 500 ? error.message : t('registration.completeError'));
    }
  };
  const at = REGISTRATION_SECTIONS.indexOf(section);
  /** The next open section: of those after this one, else of those before. */
  const nextOf = ({ states }: Pick<RegistrationProgress, 'states'>) =>
    [...REGISTRATION_SECTIONS.slice(at + 1), ...REGISTRATION_SECTIONS.slice(0, at)].find(
      (name) => !isClosed(states[name]),
    );
  const proceed = async (saved: RegistrationProgress) => {
    const next = nextOf(saved);
    if (next) go(next);
    else await finish();
  };
  const next = nextOf(progress);
  const shared = <S extends RegistrationSection>(name: S): SectionProps<S> => ({
    values: { ...progress.values[name], ...autosave.kept(name) },
    company: progress.company,
    closes: next === undefined,
    // Whoever went on without finishing an earlier section reads that the way leads back to it.
    leadsBackTo: next !== undefined && REGISTRATION_SECTIONS.indexOf(next) < at ? next : null,
    autosave,
    state,
    proceed,
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
          if (await leave()) go(id as RegistrationSection);
        }}
      />
      {conflict && (
        <Callout
          kind="warning"
          live
          action={
            <Button size="sm" onClick={() => autosave.resolve('theirs')}>
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
      <section key={`${section} ${autosave.edition}`} aria-labelledby="section-title" className="flex flex-col gap-5">
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
