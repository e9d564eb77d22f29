import { CONSENT_VERSION } from '@prova/contract/rooms/room-fields';
import type { RoomEntry } from '@prova/contract/rooms/rooms';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useFocusHeading } from '../../../lib/focus-heading.ts';
import { needPhrases } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import type { RoomEntrance } from '../devices/room-entrance.ts';
import type { PersonEntering } from './check-entry.ts';
import { keepName } from './entry-memory.ts';
import type { EquipmentStep } from './equipment-step.tsx';
import { loadRoom } from './load-room.ts';
import { PersonStep } from './person-step.tsx';
import { RoomOver } from './room-over.tsx';

type Step =
  | { readonly at: 'person' }
  | { readonly at: 'equipment'; readonly Equipment: typeof EquipmentStep; readonly isTrial: boolean }
  | { readonly at: 'room'; readonly Room: ComponentType<RoomEntrance>; readonly entrance: RoomEntrance };

const loadEquipment = () =>
  loadCode(async () => {
    const [{ EquipmentStep }] = await Promise.all([import('./equipment-step.tsx'), needPhrases(['rooms-devices'])]);
    return EquipmentStep;
  });

type Props = {
  entry: RoomEntry;
  /** The secret of the candidate's link. */
  token: string | null;
  refresh: () => void;
};

/**
 * The way into a room: who comes and what they accept, what they take part with, the room. Code of the later steps is asked for by
 * the press that leads there, so that where it does not come nothing is lost of what was filled in.
 */
export function Entrance({ entry, token, refresh }: Props) {
  const [step, setStep] = useState<Step>({ at: 'person' });
  const [person, setPerson] = useState<PersonEntering>(() => firstOf(entry));
  useFocusHeading(step.at);
  const begin = () => {
    setStep({ at: 'person' });
    scrollTo({ top: 0 });
  };

  if (step.at === 'room') {
    const { Room, entrance } = step;
    return (
      <div data-whole-window="" className="min-h-dvh">
        <Room {...entrance} />
      </div>
    );
  }
  if (entry.status === 'ended' || entry.status === 'cancelled')
    return <RoomOver entry={entry} status={entry.status} token={token} refresh={refresh} />;
  if (step.at === 'equipment') {
    const enter: ComponentProps<typeof EquipmentStep>['onEnter'] = async (choice, takeStream) => {
      const Room = await loadRoom();
      const entrance: RoomEntrance = {
        code: entry.code,
        accessType: person.accessType ?? entry.access,
        name: person.name.trim(),
        accessToken: token,
        choice,
        stream: takeStream(),
        consentVersion: CONSENT_VERSION,
        onLeave: () => {
          begin();
          refresh();
        },
      };
      setStep({ at: 'room', Room, entrance });
    };
    return (
      <step.Equipment
        publishes={person.accessType !== 'guest' || step.isTrial}
        isHost={person.accessType === 'host'}
        onBack={begin}
        onEnter={step.isTrial ? null : enter}
      />
    );
  }
  const next = async (values: PersonEntering, isTrial: boolean) => {
    const Equipment = await loadEquipment();
    setPerson(values);
    setStep({ at: 'equipment', Equipment, isTrial });
    scrollTo({ top: 0 });
  };
  return (
    <PersonStep
      entry={entry}
      token={token}
      initial={person}
      onNext={async (values) => {
        keepName(values.name);
        await next(values, false);
      }}
      onTry={(values) => next(values, true)}
    />
  );
}

/** By link or account one is known, also as an observer; whoever has only a code says who they are. */
function firstOf(entry: RoomEntry): PersonEntering {
  return {
    name: entry.name ?? '',
    accessType: entry.access === 'guest' && !entry.interview ? null : entry.access,
    notice: false,
    terms: false,
  };
}
