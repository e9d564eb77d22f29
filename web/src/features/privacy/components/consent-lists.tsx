import { type ConsentList, listConsents, withdrawBankConsent } from '@prova/contract/privacy/privacy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** What was accepted, and, for talents, which companies may keep their profile. */
export function ConsentLists({ consents, talent }: { consents: ConsentList; talent: boolean }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  return (
    <>
      {talent && <TalentBank companies={consents.talentBank} />}
      <Card as="section" aria-labelledby="consents">
        <h2 id="consents" className="text-h4">
          {t('consents.title')}
        </h2>
        {consents.documents.length === 0 ? (
          <p className="mt-2 text-muted">{t('consents.none')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-border">
            {consents.documents.map(({ kind, version, givenAt, withdrawnAt }) => (
              <li key={`${kind}${givenAt}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-semibold">{t(`consents.${kind}`)}</span>
                <span className="text-muted">
                  {t('consents.version', { version, when: format.date(givenAt) })}
                  {withdrawnAt && `. ${t('consents.withdrawn', { when: format.date(withdrawnAt) })}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function TalentBank({ companies }: { companies: ConsentList['talentBank'] }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const [asked, setAsked] = useState<ConsentList['talentBank'][number] | null>(null);
  const withdraw = useCall(withdrawBankConsent, { invalidates: [listConsents], meta: { quiet: true } });
  return (
    <Card as="section" aria-labelledby="talent-bank">
      <h2 id="talent-bank" className="text-h4">
        {t('bank.title')}
      </h2>
      <p className="mt-1 text-muted">{t('bank.text')}</p>
      {companies.length === 0 ? (
        <p className="mt-3">{t('bank.none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-border">
          {companies.map((company) => (
            <li key={company.candidateId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">{company.companyName}</p>
                <p className="text-small text-muted">
                  {t('bank.given', { when: format.date(company.givenAt), version: company.version })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('bank.withdrawFrom', { company: company.companyName })}
                onClick={() => setAsked(company)}
              >
                {t('bank.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={t('bank.sureTitle', { company: asked.companyName })}
          confirmLabel={t('bank.withdraw')}
          onConfirm={() => withdraw.mutateAsync({ params: { id: asked.candidateId } })}
          onClose={() => setAsked(null)}
        >
          {t('bank.sure')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
