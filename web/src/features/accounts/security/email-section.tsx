import { getEmailChange } from '@prova/contract/accounts/email-change';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { updateUser, useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { WaitingEmail } from './waiting-email.tsx';

/** The address of the account, and the way to another one. */
export function EmailSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const state = useQuery({ ...queryOf(getEmailChange), refetchOnWindowFocus: 'always' });
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { email: known } = useUser();
  const email = state.data?.email;
  useEffect(() => {
    // It was confirmed in another tab, or on the phone.
    if (email !== undefined && email !== known) updateUser({ email });
  }, [email, known]);
  // What was pressed is gone.
  const settle = () => {
    setAsking(false);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <SecuritySection title={t('emailChange.section.title')} intro={t('emailChange.section.intro')} heading={heading}>
      <QueryView query={state} skeleton={<EmailSkeleton />}>
        {(data) => (
          <>
            <p className="font-semibold wrap-anywhere">{data.email}</p>
            {data.waiting && <WaitingEmail waiting={data.waiting} onCancelled={settle} />}
            {data.settledAt ? (
              <p className="max-w-prose text-sm text-muted">
                {t('emailChange.section.settled', { date: format.dateTime(data.settledAt) })}
              </p>
            ) : asking ? (
              <NewEmailForm hasPassword={hasPassword} onDone={settle} onCancel={settle} />
            ) : (
              !data.waiting && (
                <div>
                  <Button onClick={() => setAsking(true)}>{t('emailChange.section.open')}</Button>
                </div>
              )
            )}
          </>
        )}
      </QueryView>
    </SecuritySection>
  );
}

function EmailSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="h-control w-32" />
    </SkeletonGroup>
  );
}
