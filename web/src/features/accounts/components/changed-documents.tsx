import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts';
import { acceptDocuments } from '@prova/contract/documents';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { signOut, updateUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type AcceptanceProblem, acceptanceProblems } from '../../../widgets/acceptance.ts';
import { TermsAcceptance } from '../../../widgets/terms-acceptance.tsx';

/** Over the page of somebody who accepted former versions: nothing under it is lost, and only accepting or leaving ends it. */
export function ChangedDocuments() {
  const { t } = useTranslation(['documents', 'widgets']);
  const formId = useId();
  const [value, setValue] = useState({ terms: false, privacy: false, adult: false });
  const [problems, setProblems] = useState<readonly AcceptanceProblem[]>([]);
  const accept = useCall(acceptDocuments, { meta: { quiet: true }, onSuccess: (user) => updateUser(user) });
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => undefined}
      title={t('title')}
      description={t('intro')}
      footer={
        <>
          <Button onClick={signOut}>{t('leave')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={accept.isPending}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const missing = acceptanceProblems(value, false);
          setProblems(missing);
          if (missing.length === 0 && !accept.isPending)
            accept.mutate({ body: { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION } });
        }}
      >
        {accept.isError && (
          <Callout kind="error" live>
            {messageOf(accept.error)}
          </Callout>
        )}
        <TermsAcceptance
          value={value}
          onChange={(next) => {
            setValue(next);
            setProblems([]);
          }}
          problems={problems}
        />
      </form>
    </Dialog>
  );
}
