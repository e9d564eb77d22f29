import type { RecordedPeer } from '../../rooms/components/room-recorder.ts';
import type { PictureMessage, PictureReport } from './picture-messages.ts';
import { trackStreams } from './track-streams.ts';

/** Everybody in one picture. */
export interface CompositePicture {
  readonly track: MediaStreamTrack;
  readonly show: (peers: readonly RecordedPeer[]) => void;
  readonly close: () => void;
}

/**
 * Draws in a worker, so that a tab in the background does not stop it.
 * @param onFailure there will be no more pictures
 * @returns null where the browser cannot
 */
export function createCompositePicture(onFailure: (error: Error) => void): CompositePicture | null {
  const streams = trackStreams();
  if (!streams) return null;
  const { MediaStreamTrackProcessor, MediaStreamTrackGenerator } = streams;
  const track = new MediaStreamTrackGenerator({ kind: 'video' });
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: PictureMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const sources = new Map<MediaStreamTrack, number>();
  let lastSource = 0;
  let lastScene = '';

  worker.onmessage = ({ data }: MessageEvent<PictureReport>) => onFailure(new Error(data.failed));
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure(new Error(event.message || 'The worker that draws has failed'));
  };
  tell({ type: 'begin', writable: track.writable }, [track.writable]);

  const sourceOf = (shown: MediaStreamTrack | null): number | null => {
    if (!shown || shown.readyState === 'ended') return null;
    const known = sources.get(shown);
    if (known !== undefined) return known;
    lastSource += 1;
    const { readable } = new MediaStreamTrackProcessor({ track: shown });
    sources.set(shown, lastSource);
    tell({ type: 'source', source: lastSource, readable }, [readable]);
    return lastSource;
  };

  return {
    track,
    show: (peers) => {
      const shown = new Set(peers.flatMap(({ video, screen }) => [video, screen]));
      for (const [one, source] of sources) {
        if (shown.has(one) && one.readyState === 'live') continue;
        sources.delete(one);
        tell({ type: 'forget', source });
      }
      // Whoever only observes has no picture, and takes nobody's room.
      const people = peers
        .filter(({ role, video }) => role !== 'observer' || video)
        .map(({ name, video }) => ({ name, source: sourceOf(video) }));
      const screens = peers.flatMap(({ name, screen }) => {
        const source = sourceOf(screen);
        return source === null ? [] : [{ name, source }];
      });
      // Whoever shared last is looked at.
      const screen = screens.sort((one, other) => other.source - one.source)[0] ?? null;
      const words = JSON.stringify({ people, screen });
      if (words === lastScene) return;
      lastScene = words;
      tell({ type: 'scene', people, screen });
    },
    close: () => {
      tell({ type: 'end' });
      track.stop();
    },
  };
}
