import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

function Parts({ keepsOpened }: { keepsOpened: boolean }) {
  const [selected, setSelected] = useState('about');
  const items = ['about', 'contact', 'jobs'].map((id) => ({
    id,
    label: id,
    content: <input aria-label={`text of ${id}`} />,
  }));
  return <Tabs label="Partes" items={items} selected={selected} onSelect={setSelected} keepsOpened={keepsOpened} />;
}
const field = (id: string) => screen.queryByLabelText<HTMLInputElement>(`text of ${id}`);

test.each([true, false])('with keepsOpened %s what was typed in a part stays or goes with it', async (keepsOpened) => {
  const user = userEvent.setup();
  render(<Parts keepsOpened={keepsOpened} />);
  await user.type(screen.getByLabelText('text of about'), 'abc');
  await user.click(screen.getByRole('tab', { name: 'contact' }));
  // A part that nobody opened asks for nothing yet.
  expect([field('contact') !== null, field('jobs')]).toEqual([true, null]);
  await user.click(screen.getByRole('tab', { name: 'about' }));
  expect(field('about')?.value).toBe(keepsOpened ? 'abc' : '');
});

test('arrows, Home and End go from tab to tab, past what is disabled, and show where they are', async () => {
  const user = userEvent.setup();
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, content: `part ${id}`, disabled: id === 'b' }));
  render(<Tabs label="Partes" items={items} />);
  await user.tab();
  const here = () => document.activeElement?.textContent;
  const steps = [
    ['{ArrowRight}', 'c'],
    ['{ArrowRight}', 'd'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'd'],
    ['{Home}', 'a'],
    ['{End}', 'd'],
  ] as const;
  for (const [key, id] of steps) {
    await user.keyboard(key);
    expect([here(), screen.getByRole('tabpanel', { name: id }).textContent]).toEqual([id, `part ${id}`]);
  }
  expect(screen.getAllByRole('tab').filter((tab) => tab.getAttribute('tabindex') === '0')).toHaveLength(1);
});
