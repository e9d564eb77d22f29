import type { sendStatusLinks } from '@prova/contract/applications/applications';
import { checkEmail, disallowedCharacter, normaliseEmail } from '@prova/contract/email';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { FieldProblem, ValidationCode } from '@prova/contract/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

function check({ email }: { email: string }): FieldProblem[] {
  const verdict = checkEmail(email);
  if (verdict === 'ok') return [];
  const code: ValidationCode = `EMAIL_${verdict.toUpperCase() as Uppercase<typeof verdict>}`;
  return [{ field: 'email', code, values: { character: disallowedCharacter(email) ?? '' } }];
}

/** A link that opens nothing, and the ways on: another one by e-mail, or the jobs. */
export function NewLink({ title }: { title: string }) {
  const { t } = useTranslation('application-status');
  useAdoptTyped();
  const form = useLeanForm({ email: '' }, check);
  const [askedFor, setAskedFor] = useState<string>();
  const [meant, setMeant] = useState<string | null>(null);
  const { email } = form.values;
  const suggest = async () => {
    const { likelyEmail } = await import('@prova/contract/email-typos');
    setMeant(checkEmail(email) === 'ok' ? likelyEmail(normaliseEmail(email)) : null);
  };
  return (
    <EmptyState
      level={1}
      title={title}
      action={<LinkButton href={jobPaths.publicJobs}>{t('newLink.jobs')}</LinkButton>}
    >
      <span className="block">{t('invalidText')}</span>
      {askedFor ? (
        <Callout kind="success" live className="mt-4 text-left">
          {t('newLink.sent', { email: askedFor })}
        </Callout>
      ) : (
        <form
          {...form.formProps(async ({ email }) => {
            await request<typeof sendStatusLinks>('POST', '/api/v1/public/applications/links', { body: { email } });
            setAskedFor(email.trim());
          })}
          className="mt-4 flex flex-col gap-3 text-left"
        >
          <NeedsScript />
          {form.failure && !form.errorOf('email') && (
            <Callout kind="error" live>
              {form.failure}
            </Callout>
          )}
          <TextField
            {...form.text('email')}
            // Whoever has no connection is told so when it is sent.
            onBlur={() => void suggest().catch(() => setMeant(null))}
            label={t('newLink.email')}
            hint={t('newLink.hint')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div aria-live="polite" className="empty:hidden">
            {meant && meant !== email && (
              <Button
                variant="quiet"
                size="sm"
                className="-mt-1 -ml-3 text-left wrap-anywhere"
                onClick={() => {
                  form.set('email', meant);
                  form.focus('email');
                }}
              >
                {t('newLink.suggestion', { email: meant })}
              </Button>
            )}
          </div>
          <SubmitButton variant="primary" busy={form.isSending}>
            {t('newLink.send')}
          </SubmitButton>
        </form>
      )}
    </EmptyState>
  );
}
