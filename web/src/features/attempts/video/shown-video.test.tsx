import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShownVideo } from './shown-video.tsx';

const VIDEO = { state: 'complete', seconds: 65, url: '/files/1?until=1' } as const;
const player = () => document.querySelector('video') as HTMLVideoElement;
const source = () => player().getAttribute('src');

/** As a browser that has come so far in a recording without a length. */
function watch(at: number) {
  Object.defineProperty(player(), 'duration', { configurable: true, value: Number.POSITIVE_INFINITY });
  fireEvent.loadedMetadata(player());
  player().currentTime = at;
  fireEvent.timeUpdate(player());
}

test('a link that ended in a pause is asked for again, and the video goes on from where it was', () => {
  const renew = vi.fn();
  const { rerender } = render(<ShownVideo video={VIDEO} renew={renew} />);
  watch(42);
  // The page was read once more: what is watched does not begin again.
  rerender(<ShownVideo video={{ ...VIDEO, url: '/files/1?until=2' }} renew={renew} />);
  expect(source()).toBe('/files/1?until=1');
  fireEvent.error(player());
  expect(source()).toBe('/files/1?until=2');
  // That one has ended, too.
  fireEvent.error(player());
  expect(renew).toHaveBeenCalledTimes(2);
  rerender(<ShownVideo video={{ ...VIDEO, url: '/files/1?until=3' }} renew={renew} />);
  player().currentTime = 0;
  fireEvent.loadedMetadata(player());
  expect([source(), player().currentTime]).toEqual(['/files/1?until=3', 42]);
});

test('what no new link mends is said, and can be tried again', async () => {
  const renew = vi.fn(() => Promise.resolve());
  render(<ShownVideo video={VIDEO} renew={renew} />);
  fireEvent.error(player());
  await userEvent.click(await screen.findByRole('button', { name: 'Carregar de novo' }));
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a recording that does not say its length is sought by the seconds that were counted', () => {
  render(<ShownVideo video={VIDEO} renew={vi.fn()} />);
  watch(5);
  const place = screen.getByRole<HTMLInputElement>('slider', { name: 'Posição no vídeo' });
  expect([place.value, place.max]).toEqual(['5', '65']);
  fireEvent.change(place, { target: { value: '40' } });
  expect(player().currentTime).toBe(40);
});
