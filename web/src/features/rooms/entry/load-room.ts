import { loadCode } from '../../../lib/load-code.ts';

/** The room's own screen: most of what a room weighs. Throws `ApiError` where it does not come. */
export const loadRoom = () => loadCode(async () => (await import('../room/room-screen.tsx')).RoomScreen);
