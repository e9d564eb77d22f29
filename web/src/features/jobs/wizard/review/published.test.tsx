import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { jobDraft } from '../../../../../test/job-draft.ts';
import { Published } from './published.tsx';

test('a share carries the code of the place it goes to, where the job is announced there', () => {
  const source = (platform: 'linkedin' | 'whatsapp', active: boolean) => ({
    id: platform,
    platform,
    category: 'social' as const,
    active,
    code: platform,
    link: `https://prova.example/jobs/vaga?src=${platform}`,
    views: 0,
    applications: 0,
  });
  const job = jobDraft({
    publicUrl: 'https://prova.example/jobs/vaga',
    sources: [source('linkedin', true), source('whatsapp', false)],
  });
  render(
    <MemoryRouter>
      <Published job={job} onShare={() => undefined} />
    </MemoryRouter>,
  );
  const shared = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(shared(/LinkedIn/)).toContain('url=https://prova.example/jobs/vaga?src=linkedin');
  expect(shared(/WhatsApp/)).toMatch(/https:\/\/prova\.example\/jobs\/vaga$/);
});

test('shared where it is not announced yet, it is from then on, and the link carries the code at once', () => {
  const job = jobDraft({ publicUrl: 'https://prova.example/jobs/vaga', sources: [] });
  const onShare = vi.fn();
  render(
    <MemoryRouter>
      <Published job={job} onShare={onShare} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/\/jobs\/vaga\?src=whatsapp$/);
  fireEvent.click(link);
  expect(onShare).toHaveBeenCalledWith('whatsapp');
});
