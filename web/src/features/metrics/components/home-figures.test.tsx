import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HomeFigures } from './home-figures.tsx';

const figures: Parameters<typeof HomeFigures>[0]['figures'] = {
  days: 30,
  since: '2026-10-22T03:00:00.000Z',
  curveDays: 3,
  activeJobs: 2,
  openApplications: 40,
  applications: { count: 1012, before: 4, curve: [0, 2, 4, 0, 0, 1, 2, 1, 1000, 2] },
  hired: { count: 0, before: 0, curve: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
};

test('what happened is drawn along the days chosen, and said in words', () => {
  render(<HomeFigures figures={figures} interviews={3} period="30" busy={false} onPeriod={vi.fn()} />);
  const curve = screen.getByRole('img', {
    name: 'A cada 3 dias, dos mais antigos até hoje: 0, 2, 4, 0, 0, 1, 2, 1, 1.000 e 2',
  });
  // From the oldest at the left to the newest at the right; the most reaches the top, and nothing lies at the foot.
  const drawn = curve.querySelector('path[stroke]')?.getAttribute('d') ?? '';
  const points = drawn
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points.map(([x]) => Math.round(x ?? -1))).toEqual([0, 11, 22, 33, 44, 56, 67, 78, 89, 100]);
  expect([points[0]?.[1], points[8]?.[1]]).toEqual([23, 1]);
});

test('nothing is drawn of what did not happen', () => {
  render(
    <HomeFigures
      figures={{ ...figures, applications: figures.hired }}
      interviews={undefined}
      period="30"
      busy={false}
      onPeriod={vi.fn()}
    />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByText('Nenhuma no período anterior também')).toHaveLength(2);
});

test('another period is asked for', async () => {
  const onPeriod = vi.fn();
  render(<HomeFigures figures={figures} interviews={3} period="30" busy={false} onPeriod={onPeriod} />);
  await userEvent.setup().click(screen.getByRole('radio', { name: '7 dias' }));
  expect(onPeriod).toHaveBeenCalledWith('7');
});
