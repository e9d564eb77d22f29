import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Acceptance, type AcceptanceProblem, acceptanceProblems } from './acceptance.ts';
import { LanguageSwitcher, type SyncStatus } from './language-switcher.tsx';
import { TermsAcceptance } from './terms-acceptance.tsx';
import { TimeAgo } from './time-ago.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const nothing = { terms: false, privacy: false, adult: false };
function Block({ problems = [] }: { problems?: readonly AcceptanceProblem[] }) {
  const [value, setValue] = useState<Acceptance>(nothing);
  return <TermsAcceptance value={value} onChange={setValue} asksAdult problems={problems} />;
}

describe('terms acceptance', () => {
  test.each([
    [true, false, true, ['PRIVACY_REQUIRED']],
    [false, true, true, ['TERMS_REQUIRED']],
    [false, false, true, ['BOTH_REQUIRED']],
    [true, true, false, ['ADULT_REQUIRED']],
    [true, false, false, ['PRIVACY_REQUIRED', 'ADULT_REQUIRED']],
    [false, true, false, ['TERMS_REQUIRED', 'ADULT_REQUIRED']],
    [false, false, false, ['BOTH_REQUIRED', 'ADULT_REQUIRED']],
    [true, true, true, []],
  ] as const)('terms %s, privacy %s, adult %s: %j', (terms, privacy, adult, problems) => {
    expect(acceptanceProblems({ terms, privacy, adult }, true)).toEqual(problems);
  });
  test('the adult statement counts only where it is asked', () => {
    expect(acceptanceProblems({ terms: true, privacy: true, adult: false }, false)).toEqual([]);
  });

  test('both documents open in a new tab', () => {
    render(<Block />);
    for (const [name, path] of [
      [/Termos de uso/, '/terms-conditions'],
      [/Política de privacidade/, '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(path);
      expect(link.getAttribute('target')).toBe('_blank');
    }
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });

  test('each box is ticked on its own', async () => {
    const user = userEvent.setup();
    render(<Block />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(3);
    await user.click(boxes[1] as HTMLElement);
    expect(boxes.map((box) => box.checked)).toEqual([false, true, false]);
  });

  test.each([
    ['TERMS_REQUIRED', 'Aceite os Termos de uso para continuar', [true, false, false]],
    ['PRIVACY_REQUIRED', 'Aceite a Política de privacidade para continuar', [false, true, false]],
    ['BOTH_REQUIRED', 'Aceite os Termos de uso e a Política de privacidade para continuar', [true, true, false]],
    ['ADULT_REQUIRED', 'É preciso ter pelo menos 18 anos', [false, false, true]],
    ['ACCEPTANCE_INVALID', 'Os documentos foram atualizados. Leia e aceite a versão atual', [true, true, false]],
  ] as const)('%s is said and marks its boxes', (problem, text, invalid) => {
    render(<Block problems={[problem]} />);
    expect(screen.getByText(text)).toBeTruthy();
    const marks = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-invalid') === 'true');
    expect(marks).toEqual(invalid);
  });
});

describe('language switcher', () => {
  const shown = () => document.querySelector('[data-sync]')?.getAttribute('data-sync');
  const draw = (status: SyncStatus) => <LanguageSwitcher locale="pt-BR" status={status} onChange={() => undefined} />;

  test('hands over the chosen language', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<LanguageSwitcher locale="pt-BR" status="idle" onChange={onChange} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma da página' }), 'en-US');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en-US');
  });

  test.each(['success', 'error'] as const)('%s shows for three seconds', (status) => {
    vi.useFakeTimers();
    const { rerender } = render(draw('idle'));
    rerender(draw('syncing'));
    expect(shown()).toBe('syncing');
    rerender(draw(status));
    expect(shown()).toBe(status);
    act(() => vi.advanceTimersByTime(2999));
    expect(shown()).toBe(status);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe('idle');
  });

  test('an error is told assertively: changed here, not on the server', () => {
    render(draw('error'));
    const alert = screen.getByRole('alert');
    expect(alert.getAttribute('aria-live')).toBe('assertive');
    expect(alert.textContent).toBe('O idioma mudou nesta página, mas não foi possível salvar a preferência.');
  });
});

describe('time ago', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  test('keeps itself up to date and carries the exact date', () => {
    vi.useFakeTimers({ now });
    render(<TimeAgo date={ago(30_000)} />);
    const time = screen.getByText('agora');
    expect(time.getAttribute('datetime')).toBe('2026-11-20T11:59:30.000Z');
    expect(time.title).toBe('20 de nov., 11:59');
    act(() => vi.advanceTimersByTime(30_000));
    expect(time.textContent).toBe('há 1 minuto');
  });
});
