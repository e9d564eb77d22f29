import type { SessionUser } from '@prova/contract/accounts/accounts';
import { roomCodeIn } from '@prova/contract/interviews/room-code';
import { urlOf } from '@prova/contract/paths';
import type { getInvitedRoomEntry, getRoomEntry, RoomEntry } from '@prova/contract/rooms/rooms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/i18n.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useRead, useWritten } from '../../lib/use-read.ts';
import { useRenewed } from '../../lib/use-renewed.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Entrance } from './entry/entrance.tsx';
import { isExpected } from './entry/entry-memory.ts';
import { InvalidLink } from './entry/invalid-link.tsx';
import { UnknownRoom } from './entry/unknown-room.tsx';
import { useWhoIsHere } from './entry/who-is-here.ts';

/** A room before one enters it and while one is inside, for whoever has its code or the candidate's link. */
export function RoomPage() {
  const { t } = useTranslation('rooms-entry');
  const { code: typed = '', token } = useParams();
  usePageTitle(t('title'));
  if (token !== undefined) return <InvitedRoom token={token} />;
  const code = roomCodeIn(typed);
  return code === null ? <UnknownRoom code={null} /> : <RoomOfCode key={code} code={code} />;
}

function RoomOfCode({ code }: { code: string }) {
  const auth = useWhoIsHere();
  // As whom one would knock follows from who is here: nothing is drawn that would change a moment later.
  if (auth.status === 'loading') return <Loading />;
  return <KnownReader code={code} user={auth.status === 'signed-in' ? auth.user : null} />;
}

const ROOM: (typeof getRoomEntry)['path'] = '/api/v1/interview-rooms/:code';
const INVITED: (typeof getInvitedRoomEntry)['path'] = '/api/v1/interview-rooms/candidate/:token';

function KnownReader({ code, user }: { code: string; user: SessionUser | null }) {
  const locale = useLocale();
  const [waits, setWaits] = useState(false);
  const load = (signal: AbortSignal) => request<typeof getRoomEntry>('GET', ROOM, { params: { code } }, { signal });
  // The server has written what it answers to visitors.
  const written = useWritten<RoomEntry>(urlOf(ROOM, { code }), ({ data }) => data as RoomEntry);
  const query = useLoad<RoomEntry>(`${locale} ${user?.id} ${code}`, load, user === null ? written : null);
  useRenewed(load, query.put, { wanted: isOpen(query.data), state: stateOf(query.data) });
  return (
    <QueryView
      query={query}
      skeleton={<Loading />}
      failure={useFailure()}
      refusal={(error) =>
        isApiError(error, 'ROOM_NOT_FOUND', 'NOT_FOUND') &&
        (waits || isExpected(code) ? (
          <Entrance entry={unopened(code, user)} token={null} refresh={query.refetch} />
        ) : (
          <UnknownRoom code={code} mayOpen={mayOpen(user)} onWait={() => setWaits(true)} />
        ))
      }
    >
      {(entry) => <Entrance entry={entry} token={null} refresh={query.refetch} />}
    </QueryView>
  );
}

function InvitedRoom({ token }: { token: string }) {
  const query = useRead<typeof getInvitedRoomEntry>(INVITED, { params: { token } });
  useRenewed(
    (signal) => request<typeof getInvitedRoomEntry>('GET', INVITED, { params: { token } }, { signal }),
    query.put,
    { wanted: isOpen(query.data), state: stateOf(query.data) },
  );
  return (
    <QueryView
      query={query}
      skeleton={<Loading />}
      failure={useFailure()}
      refusal={(error) =>
        isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND', 'ROOM_NOT_FOUND', 'NOT_FOUND') && (
          <InvalidLink code={error.code} token={token} />
        )
      }
    >
      {(entry) => <Entrance entry={entry} token={token} refresh={query.refetch} />}
    </QueryView>
  );
}

function useFailure() {
  const { t } = useTranslation('rooms-entry');
  return { level: 1 as const, title: t('loadError'), text: t('loadErrorText'), className: 'mx-auto mt-8 max-w-2xl' };
}

const isOpen = (entry: RoomEntry | undefined) => entry?.status === 'waiting' || entry?.status === 'active';
const stateOf = (entry: RoomEntry | undefined) => entry && `${entry.code} ${entry.status} ${entry.candidateSeatTaken}`;

/** Whoever recruits makes the room of a code that nobody has; all others can only wait for them. */
const mayOpen = (user: SessionUser | null) => user?.role === 'RECRUITER';

/** A room that nobody has opened yet, as far as one can open it or wait for it. */
function unopened(code: string, user: SessionUser | null): RoomEntry {
  return {
    code,
    status: 'waiting',
    access: mayOpen(user) ? 'host' : 'guest',
    name: user?.name ?? null,
    candidateSeatTaken: false,
    interview: null,
  };
}

const Loading = () => (
  <SkeletonGroup className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-36 w-full" />
    <Skeleton className="h-80 w-full" />
  </SkeletonGroup>
);
