import type { WaitingPerson } from '@prova/contract/rooms/room-protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';

/** For the host: who waits at the door, each to be let in or sent away. */
export function WaitingList({ call, state }: { call: Call; state: CallState }) {
  const { t } = useTranslation('rooms');
  const { waiting, peers, room } = state;
  const candidate = peers.find(({ role }) => role === 'candidate')?.name;
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('door.title')} className="m-2 rounded-card bg-sunken p-3">
      <h3 className="flex flex-wrap items-center justify-between gap-2 font-sans text-sm font-semibold">
        {t('door.title')}
        <Badge tone="amber">{t('door.count', { count: waiting.length })}</Badge>
      </h3>
      <ul className="divide-y divide-border">
        {waiting.map((person) => (
          <Waiting
            key={person.requestId}
            person={person}
            isRecorded={room?.recording != null}
            seatedCandidate={person.accessType === 'candidate' ? candidate : undefined}
            onAdmit={() => call.admit(person.requestId)}
            onReject={() => call.reject(person.requestId)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is not answered by then may be pressed again. */
const ANSWERED_MS = 4000;

type Props = {
  person: WaitingPerson;
  /** A recording goes on, or is asked for. */
  isRecorded: boolean;
  seatedCandidate: string | undefined;
  onAdmit: () => void;
  onReject: () => void;
};

function Waiting({ person, isRecorded, seatedCandidate, onAdmit, onReject }: Props) {
  const { t } = useTranslation('rooms');
  const { ago } = useFormat();
  const [decided, setDecided] = useState<'admit' | 'reject' | null>(null);
  useEffect(() => {
    if (!decided) return;
    const timer = setTimeout(() => setDecided(null), ANSWERED_MS);
    return () => clearTimeout(timer);
  }, [decided]);
  const decide = (decision: 'admit' | 'reject') => {
    if (decided) return;
    setDecided(decision);
    if (decision === 'admit') onAdmit();
    else onReject();
  };
  const { name, accessType, nameTyped, claimsParticipant, recordingConsent, since } = person;
  const consent = recordingConsent === null ? 'none' : recordingConsent ? 'yes' : 'no';
  return (
    <li className="flex flex-col gap-2 py-3 last:pb-0">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-small text-muted">
            {t(`door.as.${accessType}`)}, {ago(since)}
          </p>
        </div>
      </div>
      {claimsParticipant ? (
        <p className="text-small text-amber">{t('door.claims')}</p>
      ) : (
        nameTyped && <p className="text-small text-muted">{t('door.typed')}</p>
      )}
      {isRecorded && <p className="text-small text-muted">{t(`door.recording.${consent}`)}</p>}
      <div className="flex flex-wrap items-start justify-end gap-2">
        <Button
          size="sm"
          busy={decided === 'reject'}
          aria-label={t('door.rejectName', { name })}
          onClick={() => decide('reject')}
        >
          {t('door.reject')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          busy={decided === 'admit'}
          aria-label={t('door.admitName', { name })}
          reasonPlacement={seatedCandidate ? 'below' : 'elsewhere'}
          disabledReason={
            seatedCandidate
              ? t('door.seated', { name: seatedCandidate })
              : isRecorded && recordingConsent !== true
                ? t(`door.recording.${consent}`)
                : undefined
          }
          onClick={() => decide('admit')}
        >
          {t('door.admit')}
        </Button>
      </div>
    </li>
  );
}
