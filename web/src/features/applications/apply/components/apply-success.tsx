import { accountPaths } from '@prova/contract/accounts/paths';
import { homeOf } from '@prova/contract/pages';
import { to } from '@prova/contract/paths';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useFormat } from '../../../../lib/format.ts';
import { keepNewcomer } from '../../../../lib/newcomer.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';

import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Sent } from '../submission.ts';

/** What happens now, and the invitation to follow it with an account. */
export function ApplySuccess({
  sent,
  justSent,
  name,
  list,
  onCorrect,
}: {
  sent: Sent;
  justSent: boolean;
  /** Whose application it is, as far as this tab knows. */
  name: string;
  /** The list of jobs that one came from. */
  list: string;
  /** Leads back to the form; null where nothing is left of what was filled in. */
  onCorrect: (() => void) | null;
}) {
  const { t } = useTranslation('submission');
  const { t: apply } = useTranslation('apply');
  const format = useFormat();
  const auth = useAuth();
  usePageTitle(t('done.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!justSent) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [justSent]);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <span className="grid size-14 place-items-center rounded-card bg-brand-soft text-brand">
          <CircleCheck className="size-7" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {t('done.title')}
        </h1>
        <p className="wrap-break-word">{t('done.text', { job: sent.jobTitle, company: sent.companyName })}</p>
        <p className="wrap-break-word text-muted">{t('done.mail', { email: sent.email })}</p>
        {onCorrect && auth.status !== 'signed-in' && (
          <p className="text-sm text-muted">
            {t('done.wrongEmail')}{' '}
            <button type="button" onClick={onCorrect} className="rounded-sm font-semibold text-brand underline">
              {t('done.correct')}
            </button>
          </p>
        )}
        <p className="font-semibold">
          {sent.replyBy ? t('done.replyBy', { date: format.date(sent.replyBy) }) : t('done.estimate')}
        </p>
      </div>
      {auth.status === 'signed-in' ? (
        <div className="flex flex-wrap gap-3">
          <LinkButton href={homeOf(auth.user.role)} variant="primary">
            {t('myArea')}
          </LinkButton>
          <LinkButton href={list}>{t('done.list')}</LinkButton>
        </div>
      ) : (
        <Card className="flex flex-col gap-3">
          <h2 className="text-h4">{t('done.invite')}</h2>
          <p className="text-muted">{t('done.inviteText')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton
              href={to(accountPaths.register, {}, { email: sent.email })}
              variant="primary"
              onClick={() => keepNewcomer({ email: sent.email, name })}
            >
              {t('done.inviteAction')}
            </LinkButton>
            <LinkButton href={list} variant="ghost">
              {apply('otherJobs')}
            </LinkButton>
          </div>
        </Card>
      )}
    </div>
  );
}
