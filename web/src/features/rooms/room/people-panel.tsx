import type { Peer } from '@prova/contract/rooms/room-protocol';
import { Link2, Mic, MicOff, ScreenShare, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuGroup } from '../../../ui/menu-group.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { RemoveDialog } from './room-dialogs.tsx';
import { WaitingList } from './waiting-list.tsx';

type Props = { call: Call; state: CallState; onCopy: () => void };

/** Who is here, who waits, and what the host may do about it. */
export function PeoplePanel({ call, state, onCopy }: Props) {
  const { t } = useTranslation('rooms');
  const { self, own, peers, room } = state;
  const [removing, setRemoving] = useState<Peer | null>(null);
  const moderates = self?.permissions.moderate ?? false;
  const isLocked = room?.locked ?? false;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {moderates && <WaitingList call={call} state={state} />}
      <ul aria-label={t('people')} className="flex flex-col px-4 py-2">
        {self && (
          <Person
            peer={{ ...self, media: { audio: own.audio, video: own.video, screen: own.sharing ? 'own' : null } }}
            label={self.role === 'host' ? t('youHost') : t('you')}
          />
        )}
        {peers.map((peer) => (
          <Person
            key={peer.peerId}
            peer={peer}
            label={peer.name}
            actions={moderates ? () => actionsOn(peer, call, t, () => setRemoving(peer)) : undefined}
          />
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-3 border-t border-border p-4">
        {moderates && (
          <Switch
            label={t('lock.label')}
            hint={t(isLocked ? 'lock.on' : 'lock.off')}
            checked={isLocked}
            onChange={(on) => call.moderate(on ? 'lock' : 'unlock')}
          />
        )}
        <Button icon={<Link2 className="size-4" aria-hidden="true" />} onClick={onCopy}>
          {t('copyLink')}
        </Button>
      </div>
      {removing && (
        <RemoveDialog
          name={removing.name}
          onRemove={() => call.moderate('remove', removing.peerId)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

type PersonProps = { peer: Peer; label: string; actions?: (() => readonly MenuGroup[]) | undefined };

function Person({ peer, label, actions }: PersonProps) {
  const { t } = useTranslation('rooms');
  const { media, role, nameTyped, lost, name } = peer;
  const facts = [t(`roles.${role}`), nameTyped && t('nameTyped'), lost && t('link.lost')].filter(Boolean);
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-small text-muted">{facts.join(', ')}</p>
      </div>
      <span className="flex shrink-0 items-center gap-2 text-muted [&_svg]:size-4">
        {media.screen && (
          <>
            <ScreenShare className="text-brand" aria-hidden="true" />
            <span className="sr-only">{t('shares')}</span>
          </>
        )}
        {role !== 'observer' && (
          <>
            {media.audio ? <Mic aria-hidden="true" /> : <MicOff className="text-red" aria-hidden="true" />}
            <span className="sr-only">{t(media.audio ? 'microphoneOn' : 'muted')}</span>
            {media.video ? <Video aria-hidden="true" /> : <VideoOff className="text-red" aria-hidden="true" />}
            <span className="sr-only">{t(media.video ? 'cameraOn' : 'cameraOff')}</span>
          </>
        )}
      </span>
      {actions && <Menu label={t('moderate.label', { name })} iconOnly size="sm" groups={actions} />}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<'rooms'>>['t'];

function actionsOn(
  { peerId, media, role, name }: Peer,
  call: Call,
  t: Translate,
  onRemove: () => void,
): readonly MenuGroup[] {
  const act = (action: Parameters<Call['moderate']>[0]) => () => call.moderate(action, peerId);
  const publishes = role !== 'observer';
  return [
    {
      id: 'media',
      items: [
        ...(publishes && media.audio ? [{ id: 'mute', label: t('moderate.mute'), onAction: act('mute') }] : []),
        ...(publishes && !media.audio
          ? [{ id: 'ask', label: t('moderate.askUnmute'), onAction: act('ask-unmute') }]
          : []),
        ...(media.video ? [{ id: 'video', label: t('moderate.stopVideo'), onAction: act('stop-video') }] : []),
        ...(media.screen ? [{ id: 'share', label: t('moderate.stopShare'), onAction: act('stop-share') }] : []),
        ...(role === 'interviewer'
          ? [
              {
                id: 'host',
                label: t('moderate.handOver'),
                hint: t('moderate.handOverHint'),
                onAction: act('hand-over'),
              },
            ]
          : []),
      ],
    },
    {
      id: 'remove',
      items: [{ id: 'remove', label: t('moderate.remove', { name }), danger: true, onAction: onRemove }],
    },
  ].filter(({ items }) => items.length > 0);
}
