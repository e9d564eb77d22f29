import type { RoomStatus } from '@prova/contract/rooms/room-fields';
import type { RoomInterview } from '../interviews/interviews.service.ts';
import type { RoomRow } from './rooms.queries.ts';

/**
 * What a room is, by its own row and its interview.
 * @param interview the one that the code or the row names
 */
export function roomStatus(
  row: Pick<RoomRow, 'code' | 'startedAt' | 'endedAt' | 'interviewId'> | null,
  interview: Pick<RoomInterview, 'status' | 'roomCode'> | null,
): RoomStatus {
  if (interview) {
    const { status, roomCode } = interview;
    // The appointment is held elsewhere now.
    const moved = row !== null && row.code !== roomCode;
    if (status === 'cancelled' || status === 'declined' || moved) return 'cancelled';
    if (status === 'completed') return 'ended';
  } else if (row?.interviewId) return 'cancelled';
  if (row?.endedAt) return 'ended';
  return row?.startedAt ? 'active' : 'waiting';
}
