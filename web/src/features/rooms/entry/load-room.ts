import { needPhrases } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';

/** The room's own screen: most of what a room weighs. Throws `ApiError` where it does not come. */
export const loadRoom = () =>
  loadCode(async () => {
    const [{ RoomScreen }] = await Promise.all([
      import('../room/room-screen.tsx'),
      needPhrases(['rooms', 'rooms-recording']),
    ]);
    return RoomScreen;
  });
