import { FIELD_NAMES, inOrder } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { sitePaths } from '@prova/contract/site/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { useAdoptTyped } from '../../../../lib/use-adopt-typed.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { cx } from '../../../../ui/cx.ts';
import { NeedsScript } from '../../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { JobQuestion } from '../../../jobs/components/job-question.tsx';
import { StandardField } from '../../../jobs/components/standard-field.tsx';
import type { useApply } from '../use-apply.ts';
import { ResumeField } from './resume-field.tsx';

type State = ReturnType<typeof useApply>;

/** The fields that the job asks for, its questions, and the two statements. */
export function ApplyForm({ job, state }: { job: PublicJob; state: State }) {
  const { t, i18n } = useTranslation('apply');
  const { t: ui } = useTranslation('ui');
  const { percent } = useFormat();
  useAdoptTyped();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, leave, problems, parts, progress, failure, suggestion, resume, profile } = state;
  const failed = useRef<HTMLDivElement>(null);
  // The button stays at the foot of a phone; what it led to may be anywhere.
  useEffect(() => {
    if (failure !== null) failed.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  // There with the code that finds problems.
  const words = i18n.getFixedT(i18n.language, 'submission');
  const errorOf = (name: string): string | undefined => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    return typeof problem === 'string' ? problem : words(`errors.${problem.text}`, problem.values ?? {});
  };
  const focus = (name: string) => {
    const field = form.current?.querySelector(`[data-field="${CSS.escape(name)}"]`);
    // Centred: neither the window's edge nor the button at the foot hides the message.
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  const submit = async () => {
    const [first] = await state.submit();
    if (first) requestAnimationFrame(() => focus(first));
  };
  const busy = progress !== null;
  const hasOptional = [...job.fields, ...job.questions].some(({ required }) => !required);
  // Once it was tried: while somebody goes from field to field, nothing moves.
  const hasProblems = state.asked && Object.keys(problems).length > 0;

  return (
    <form
      // With a profile it is another form, which takes the place of the first: none of its rows moves.
      key={profile?.summed ? 'summary' : 'fields'}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onBlur={({ target }) => {
        const name = target.closest<HTMLElement>('[data-field]')?.dataset.field;
        if (name) leave(name);
      }}
      className="flex flex-col gap-5 [&_:is(input,textarea)]:scroll-mb-28"
    >
      <NeedsScript />
      <div aria-live="polite" className="empty:hidden">
        {parts && hasProblems && <parts.ErrorSummary problems={problems} job={job} onChoose={focus} />}
      </div>
      {profile?.summed ? (
        <p>{words('profile.intro', { company: job.company.name })}</p>
      ) : (
        <p className="text-sm text-muted">
          {hasOptional && `${t('intro')} `}
          {t('saved')}
        </p>
      )}
      {inOrder(job.fields).map(({ field, required }) => {
        const name = FIELD_NAMES[field];
        return (
          <div key={field} data-field={name}>
            {field === 'resume' ? (
              <>
                <ResumeField state={state} required={required} error={errorOf('resume')} />
                {parts && resume && !problems.resume && !busy && (
                  <parts.ReadResume
                    key={resume.name + resume.lastModified}
                    job={job}
                    resume={resume}
                    values={values}
                    onFill={state.fill}
                    onRefuse={(message) => state.setProblems((known) => ({ ...known, resume: message }))}
                  />
                )}
              </>
            ) : profile?.isSummed(name) ? (
              <profile.parts.SummaryRow
                label={t(name)}
                value={values[FIELD_NAMES[field]]}
                onEdit={() => {
                  profile.open(name);
                  requestAnimationFrame(() => focus(name));
                }}
              />
            ) : (
              <StandardField
                field={field}
                required={required}
                value={values[FIELD_NAMES[field]]}
                error={errorOf(name)}
                onChange={(value) => change(name, (current) => ({ ...current, [name]: value }))}
              />
            )}
            {field === 'email' && (
              <div aria-live="polite" className="empty:hidden">
                {parts && suggestion && (
                  <parts.EmailSuggestion
                    email={suggestion}
                    onAccept={() => {
                      change('email', (current) => ({ ...current, email: suggestion }));
                      focus('email');
                    }}
                  />
                )}
              </div>
            )}
          </div>
        );
      })}
      {job.questions.length > 0 && <h2 className="mt-2 text-h4">{t('questions')}</h2>}
      {job.questions.map((question) => {
        const name = `question.${question.id}`;
        const answer = values.answers[question.id] ?? '';
        const set = (value: string) =>
          change(name, (current) => ({ ...current, answers: { ...current.answers, [question.id]: value } }));
        return (
          <div key={question.id} data-field={name}>
            <JobQuestion question={question} value={answer} error={errorOf(name)} onChange={set} />
          </div>
        );
      })}
      {profile && <profile.parts.ShownToCompany shown={profile.shown} company={job.company.name} />}
      <div data-field="notice" className="mt-2 flex flex-col gap-1">
        {profile?.summed ? (
          <p className="text-sm">{words('profile.notice')}</p>
        ) : (
          <Checkbox
            label={t('notice')}
            required
            checked={values.notice}
            error={errorOf('notice')}
            onChange={(event) => change('notice', (current) => ({ ...current, notice: event.target.checked }))}
          />
        )}
        <a
          href={sitePaths.privacy}
          target="_blank"
          rel="noreferrer"
          className={cx(
            'inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand underline',
            !profile?.summed && 'ml-8',
          )}
        >
          {t('noticeLink')}
          <span className="sr-only"> ({ui('newTab')})</span>
        </a>
      </div>
      <Checkbox
        label={t('bank')}
        hint={t('bankHint')}
        checked={values.bank}
        onChange={(event) => change('bank', (current) => ({ ...current, bank: event.target.checked }))}
      />
      <div ref={failed} className="empty:hidden">
        {failure === 'code' ? (
          <Callout
            kind="error"
            live
            title={t('failed')}
            action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
          >
            {t('codeText')}
          </Callout>
        ) : (
          parts && failure && <parts.ApplyFailure failure={failure} onRetry={() => void submit()} />
        )}
      </div>
      <div className="max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-3">
        <SubmitButton variant="primary" fullWidth busy={busy}>
          {progress ? words('sending', { share: percent(shareOf(progress)) }) : t('submit')}
        </SubmitButton>
        {parts && busy && <parts.Sending retrying={state.retrying} onCancel={state.cancel} />}
      </div>
    </form>
  );
}

/** Of the bytes that have left, for the button: the file itself may be out of sight. */
const shareOf = ({ sent, total }: { sent: number; total: number }) => (total > 0 ? Math.min(1, sent / total) : 0);
