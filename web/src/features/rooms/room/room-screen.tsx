import { Suspense, useEffect } from 'react';
import { useFocusHeading } from '../../../lib/focus-heading.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import type { RoomEntrance } from '../devices/room-entrance.ts';
import { Inside } from './inside.tsx';
import { Joining } from './joining.tsx';
import { Over } from './over.tsx';
import { RecordedEntry } from './recorded-entry.tsx';
import { RecorderPlace } from './recorder-place.tsx';
import { useCall, useCallState } from './use-call.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** The room itself: at its door, inside, and after it. It fills the window. */
export function RoomScreen(entrance: RoomEntrance) {
  useWholeWindow();
  return (
    <div data-theme="dark" data-density="compact" className="fixed inset-0 z-10 flex flex-col bg-bg text-text">
      <Suspense fallback={<Spinner className="m-auto size-8" />}>
        <Room {...entrance} />
      </Suspense>
    </div>
  );
}

function Room(entrance: RoomEntrance) {
  const call = useCall(entrance);
  return call ? <Standing call={call} entrance={entrance} /> : <Spinner className="m-auto size-8" />;
}

function Standing({ call, entrance }: { call: Call; entrance: RoomEntrance }) {
  const state = useCallState(call);
  return (
    <>
      <RecorderPlace call={call} state={state} />
      <Phase call={call} state={state} entrance={entrance} />
    </>
  );
}

function Phase({ call, state, entrance }: { call: Call; state: CallState; entrance: RoomEntrance }) {
  const { onLeave } = entrance;
  const hasLeft = state.ending === 'left';
  useFocusHeading(`${state.phase} ${state.ending ?? ''}`);
  useEffect(() => {
    if (hasLeft) onLeave();
  }, [hasLeft, onLeave]);
  if (state.phase === 'over') return hasLeft ? null : <Over call={call} state={state} onLeave={onLeave} />;
  if (state.phase === 'joining') return <Joining call={call} state={state} onLeave={onLeave} />;
  if (state.phase === 'recorded') return <RecordedEntry call={call} state={state} onLeave={onLeave} />;
  if (state.phase === 'waiting') return <WaitingRoom call={call} state={state} name={entrance.name} />;
  return <Inside call={call} state={state} code={entrance.code} />;
}

/** The page itself neither scrolls nor shows that it could. */
function useWholeWindow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowY = 'hidden';
    return () => {
      style.overflowY = '';
    };
  }, []);
}
