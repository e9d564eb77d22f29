import { logoutAll } from '@prova/contract/accounts/accounts';
import { endSession, listSessions } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { signOut } from '../../../lib/session.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SecuritySection } from './security-section.tsx';

type Session = DataOf<typeof listSessions>[number];

/** Where the account is signed in, each to be ended alone or all together. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('security');
  const [leaving, setLeaving] = useState(false);
  const everywhere = useCall(logoutAll, { meta: { quiet: true }, onSuccess: () => signOut() });
  return (
    <SecuritySection
      title={t('sessions.title')}
      intro={t('sessions.intro')}
      actions={<Button onClick={() => setLeaving(true)}>{t('sessions.endAll')}</Button>}
    >
      <ul className="flex flex-col divide-y divide-border border-y border-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          danger
          title={t('sessions.endAllTitle')}
          confirmLabel={t('sessions.endAll')}
          onConfirm={() => everywhere.mutateAsync({})}
          onClose={() => setLeaving(false)}
        >
          {t('sessions.endAllText')}
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const end = useCall(endSession, {
    invalidates: [listSessions],
    meta: { quiet: true },
    onSuccess: () => toast.success(t('sessions.ended')),
  });
  const device = [session.browser, session.system].filter(Boolean).join(', ') || t('sessions.unknown');
  const since = format.dateTime(session.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current && <Badge tone="green">{t('sessions.current')}</Badge>}
          {session.endedForSafetyAt && <Badge tone="red">{t('sessions.safety')}</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {t('sessions.since', { when: since })}
          {!session.current && (
            <>
              {' · '}
              <time dateTime={session.lastUsedAt} title={format.dateTime(session.lastUsedAt)}>
                {t('sessions.lastUsed', { when: format.relative(session.lastUsedAt) })}
              </time>
            </>
          )}
          {session.address && ` · ${session.address}`}
        </p>
        {session.endedForSafetyAt && (
          <p className="mt-1 max-w-prose text-sm text-muted">
            {t('sessions.safetyText', { when: format.dateTime(session.endedForSafetyAt) })}
          </p>
        )}
      </div>
      {!session.current && !session.endedForSafetyAt && (
        <AskButton
          size="sm"
          aria-label={t('sessions.endOf', { device, when: since })}
          label={t('sessions.end')}
          question={{
            title: t('sessions.endTitle', { device }),
            children: t('sessions.endText'),
            confirmLabel: t('sessions.end'),
            danger: true,
            onConfirm: () => end.mutateAsync({ params: { id: session.id } }),
          }}
        />
      )}
    </li>
  );
}
