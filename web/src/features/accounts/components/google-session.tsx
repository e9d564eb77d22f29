import type { googleSignIn } from '@prova/contract/accounts/google';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { currentLocale } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { requestWithMeta } from '../../../lib/request.ts';
import { GoogleSignIn } from '../../../widgets/google-sign-in.tsx';
import { loadEntering } from '../load-entering.ts';
import type { GoogleStepAnswer, GoogleStepQuestion } from './google-step.tsx';

const loadStep = () => import('./google-step.tsx');
const GoogleStep = lazy(async () => ({ default: (await loadStep()).GoogleStep }));

export interface GoogleSessionProps {
  readonly context: 'signin' | 'signup';
  /** Chosen on the page already; the question begins with it. */
  readonly role?: 'RECRUITER' | 'POTENTIAL';
  /** True: the page has dealt with the failure. */
  readonly onFailure?: (error: unknown) => Promise<boolean>;
}

/** Signs in or registers with Google, and asks for what Google does not know. */
export function GoogleSession({ context, role, onFailure }: GoogleSessionProps) {
  const { t } = useTranslation('google');
  const [question, setQuestion] = useState<(GoogleStepQuestion & { token: string }) | null>(null);

  const send = async (token: string, answer: GoogleStepAnswer = {}) => {
    const { enter, hasLeft } = await loadEntering();
    await hasLeft();
    // By path: the schemas would weigh on everybody who sees the button.
    const { data: session, status } = await requestWithMeta<typeof googleSignIn>(
      'POST',
      '/api/v1/auth/google',
      { body: { token, language: currentLocale(), ...answer } },
      { repeatable: false },
    );
    await enter(session, { words: t(status === 201 ? 'registered' : 'signedIn') });
  };

  const receive = async (token: string) => {
    try {
      await send(token);
    } catch (error) {
      if (isApiError(error, 'GOOGLE_ROLE_REQUIRED')) {
        const { name, email } = error.data as { name?: string; email?: string };
        await loadCode(loadStep);
        setQuestion({ token, kind: 'registration', name: name ?? '', email: email ?? '' });
      } else if (isApiError(error, 'TERMS_REQUIRED')) {
        await loadCode(loadStep);
        setQuestion({ token, kind: 'documents', asksAdult: error.data.asksAdult === true });
      } else if (!(await onFailure?.(error))) throw error;
    }
  };

  return (
    <div className="mb-5 flex flex-col gap-5">
      <GoogleSignIn context={context} onCredential={receive} />
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('or')}
      </p>
      {question && (
        <Suspense>
          <GoogleStep
            question={question}
            role={role ?? 'POTENTIAL'}
            onClose={() => setQuestion(null)}
            onAnswer={async (answer) => {
              try {
                await send(question.token, answer);
              } catch (error) {
                if (!(await onFailure?.(error))) throw error;
                setQuestion(null);
              }
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
