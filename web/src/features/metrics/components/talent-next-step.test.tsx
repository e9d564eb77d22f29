import { completenessOf } from '@prova/contract/talents/completeness';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TalentNextStep } from './talent-next-step.tsx';

const ALL = {
  skills: 5,
  title: true,
  experience: 1,
  bio: true,
  seniority: true,
  place: true,
  languages: 1,
  education: 1,
  workModel: true,
  payExpected: true,
  availability: true,
  links: 1,
  photo: true,
};
const draw = (parts: Partial<typeof ALL>) => {
  const data = { completeness: completenessOf({ ...ALL, ...parts }) } as TalentProfile;
  render(<TalentNextStep profile={{ data, error: null, refetch: vi.fn() }} urgent />);
};
const link = () => screen.getByRole('link').getAttribute('href');

test('names what would help most, and how far the profile comes with it', () => {
  draw({ skills: 0, photo: false });
  expect(screen.getByText('Liste cinco habilidades ou mais: seu perfil vai a 98%.')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Perfil 73% completo');
  expect(link()).toBe('/admin/potential/profile');
});

test('leads a complete profile to the jobs', () => {
  draw({});
  expect(screen.getByText('Seu perfil está completo. Procure vagas que combinam com ele.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(link()).toBe('/admin/potential/jobs');
});

test('a failure is its own, and can be tried again', async () => {
  const refetch = vi.fn();
  render(<TalentNextStep profile={{ data: undefined, error: new Error('não deu'), refetch }} urgent />);
  expect(screen.getByRole('heading', { name: 'Não foi possível carregar seu próximo passo' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
});
