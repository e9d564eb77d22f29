import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { dismissRegistration, getRegistration } from '@prova/contract/recruiters/recruiter-registration';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { registrationQuery } from '../recruiters.queries.ts';

/** Reminds a recruiter of what is left of the registration, until it is complete or dismissed. */
export function RegistrationBanner() {
  const { t } = useTranslation('recruiters');
  // Where it cannot be asked nobody misses a reminder.
  const { data } = useQuery(registrationQuery(null));
  const dismiss = useCall(dismissRegistration, { invalidates: [getRegistration] });
  const { companies } = useUser();
  // Who only takes part in other people's jobs has nothing to tell that anybody waits for.
  const recruits = companies.length === 0 || companies.some(({ runsJobs }) => runsJobs);
  if (!recruits || !data || data.completedAt || data.dismissed) return null;
  return (
    <Callout
      title={t('banner.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton size="sm" variant="primary" href={recruiterPaths.completeRegistration}>
            {t('banner.go')}
          </LinkButton>
          <Button size="sm" variant="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate({})}>
            {t('banner.dismiss')}
          </Button>
        </div>
      }
    >
      {t('banner.text')}
    </Callout>
  );
}
