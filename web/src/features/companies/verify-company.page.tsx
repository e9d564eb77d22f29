import { confirmCompanyVerification } from '@prova/contract/companies/companies';
import { homePaths } from '@prova/contract/metrics/paths';
import { CircleCheck, LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { meetAgain } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FormHeading } from '../accounts/components/form-heading.tsx';
import { Outcome } from '../accounts/components/outcome.tsx';

const SHORTEST_TOKEN = 20;

/** Where the mail to the domain of a company leads. The proof is a click: scanners of mail only open the page. */
export function VerifyCompanyPage() {
  const { t } = useTranslation('companies');
  usePageTitle(t('verifyLink.title'));
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useCall(confirmCompanyVerification, {
    meta: { quiet: true },
    // Who is signed in here finds the company verified, wherever they go on.
    onSuccess: meetAgain,
  });
  const home = <LinkButton href={homePaths.recruiterHome}>{t('verifyLink.home')}</LinkButton>;
  if (confirm.isSuccess) {
    return (
      <Outcome icon={<CircleCheck />} title={t('verifyLink.doneTitle')} text={t('verifyLink.done', confirm.data)}>
        {home}
      </Outcome>
    );
  }
  if (token.length < SHORTEST_TOKEN || confirm.isError) {
    return (
      <Outcome
        icon={<LinkIcon />}
        tone="amber"
        title={t('verifyLink.failedTitle')}
        text={confirm.isError ? messageOf(confirm.error) : t('verifyLink.incomplete')}
      >
        {home}
      </Outcome>
    );
  }
  return (
    <>
      <FormHeading title={t('verifyLink.title')}>{t('verifyLink.intro')}</FormHeading>
      <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
        {t('verifyLink.confirm')}
      </Button>
    </>
  );
}
