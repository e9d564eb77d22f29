import { undoEmailChange } from '@prova/contract/accounts/email-change';
import { accountPaths } from '@prova/contract/accounts/paths';
import { to } from '@prova/contract/paths';
import { LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FormHeading } from '../components/form-heading.tsx';
import { Outcome } from '../components/outcome.tsx';

const SHORTEST_TOKEN = 20;

/** Where the mail to the former address leads: by a button, for what it does cannot be taken back. */
export function UndoEmailChange({ token }: { token: string }) {
  const { t } = useTranslation(['security', 'accounts']);
  const [refused, setRefused] = useState(token.length < SHORTEST_TOKEN);
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(t(refused ? 'emailChange.undo.refusedTitle' : 'emailChange.undo.title'));
  const undo = useCall(undoEmailChange, {
    meta: { quiet: true },
    onSuccess: ({ resetToken }) =>
      leaveTo(to(accountPaths.resetPassword, {}, { token: resetToken }), { replace: true }),
    onError: (error) => {
      if (isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED')) setRefused(true);
      else setProblem(messageOf(error));
    },
  });
  if (refused) {
    return (
      <Outcome
        icon={<LinkIcon />}
        tone="amber"
        title={t('emailChange.undo.refusedTitle')}
        text={t('emailChange.undo.refused')}
      >
        <LinkButton href={accountPaths.forgotPassword} variant="primary">
          {t('emailChange.undo.newPassword')}
        </LinkButton>
        <LinkButton href={accountPaths.login}>{t('accounts:backToLogin')}</LinkButton>
      </Outcome>
    );
  }
  return (
    <>
      <FormHeading title={t('emailChange.undo.title')}>{t('emailChange.undo.text')}</FormHeading>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('emailChange.undo.more')}</p>
        {problem && (
          <Callout kind="error" live>
            {problem}
          </Callout>
        )}
        <Button
          variant="danger"
          fullWidth
          busy={undo.isPending || undo.isSuccess}
          onClick={() => undo.mutate({ body: { token } })}
        >
          {t('emailChange.undo.submit')}
        </Button>
        <LinkButton href={accountPaths.login} variant="ghost" fullWidth>
          {t('emailChange.undo.keep')}
        </LinkButton>
      </div>
    </>
  );
}
