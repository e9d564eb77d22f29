import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { Popover } from './popover.tsx';

test('a popover opens with the focus inside, and closes by Escape, by a click outside and by leaving it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover label="Por que 90%" trigger="90%" nameTrigger>
        {(close) => (
          <button type="button" onClick={close}>
            entendi
          </button>
        )}
      </Popover>
      <button type="button">fora</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Por que 90%' });
  const panel = () => screen.queryByRole('dialog', { name: 'Por que 90%' });
  await user.click(trigger);
  expect(document.activeElement).toBe(panel());
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'entendi' }));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'fora' }));
  expect(panel()).toBeNull();
  await user.click(trigger);
  await user.tab();
  await user.tab();
  expect(panel()).toBeNull();
});

test('what a panel still has to load leaves the page as it is', async () => {
  const user = userEvent.setup();
  let arrive: () => void = () => undefined;
  const Slow = lazy(
    () =>
      new Promise<{ default: () => string }>((loaded) => {
        arrive = () => loaded({ default: () => 'chegou' });
      }),
  );
  render(
    <Suspense fallback="a página inteira espera">
      <p>página</p>
      <Popover label="Notificações" trigger="sino">
        <Slow />
      </Popover>
    </Suspense>,
  );
  await user.click(screen.getByRole('button', { name: 'sino' }));
  expect(screen.getByText('página').style.display).toBe('');
  expect(screen.queryByText('a página inteira espera')).toBeNull();
  arrive();
  expect(await screen.findByText('chegou')).toBeTruthy();
});
