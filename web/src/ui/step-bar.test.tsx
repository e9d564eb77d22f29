import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type Step, StepBar } from './step-bar.tsx';

const steps: Step[] = [
  { id: 'details', name: 'Detalhes', state: 'completed' },
  { id: 'pipeline', name: 'Pipeline', state: 'active' },
  { id: 'emails', name: 'E-mails', state: 'available' },
  { id: 'review', name: 'Revisão', state: 'unavailable', note: 'Depois da 3' },
];
const step = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('step bar', () => {
  test('numbers the steps, joins them by lines and puts a word under each name', () => {
    const { container } = render(<StepBar label="Etapas" steps={steps} onSelect={() => undefined} />);
    expect(step(/Pipeline/).textContent).toContain('2');
    expect(step(/E-mails/).textContent).toContain('3');
    expect(container.querySelectorAll('[data-connector]')).toHaveLength(3);
    expect(step(/Detalhes/).textContent).toContain('Completa');
    expect(step(/Pipeline/).textContent).toContain('Você está aqui');
    expect(step(/E-mails/).textContent).toContain('Disponível');
    expect(step(/Revisão/).textContent).toContain('Depois da 3');
  });

  test('a completed step shows a green check in place of its number', () => {
    render(<StepBar label="Etapas" steps={steps} onSelect={() => undefined} />);
    const check = step(/Detalhes/).querySelector('[data-check]');
    expect(check?.parentElement?.className).toContain('bg-brand');
    expect(step(/Detalhes/).textContent).not.toContain('1');
    expect(document.querySelectorAll('[data-check]')).toHaveLength(1);
  });

  test('the active step is marked, and shows a spinner only while saving', () => {
    const { rerender } = render(<StepBar label="Etapas" steps={steps} onSelect={() => undefined} />);
    expect(step(/Pipeline/).getAttribute('aria-current')).toBe('step');
    expect(step(/Pipeline/).className).toContain('bg-brand-soft');
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<StepBar label="Etapas" steps={steps} onSelect={() => undefined} saving />);
    expect(screen.getByRole('status').closest('button')).toBe(step(/Pipeline/));
  });

  test('available and completed steps open; an unavailable one is disabled and out of the path of Tab', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(<StepBar label="Etapas" steps={steps} onSelect={onSelect} />);
    await user.click(step(/E-mails/));
    await user.click(step(/Detalhes/));
    await user.click(step(/Revisão/));
    expect(onSelect.mock.calls).toEqual([['emails'], ['details']]);
    expect(step(/Revisão/).disabled).toBe(true);
    act(() => step(/E-mails/).focus());
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('every step has a tooltip', () => {
    vi.useFakeTimers();
    render(<StepBar label="Etapas" steps={steps} onSelect={() => undefined} />);
    const around = step(/Revisão/).parentElement;
    if (around) fireEvent.pointerEnter(around);
    act(() => vi.advanceTimersByTime(300));
    expect(screen.getByRole('tooltip').textContent).toBe('Revisão: Depois da 3');
    vi.useRealTimers();
  });
});
