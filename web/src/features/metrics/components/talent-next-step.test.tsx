import type { NextProof } from '@prova/contract/metrics/talent-home';
import { completenessOf } from '@prova/contract/talents/completeness';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Fillings, fill } from '../../../lib/slots.tsx';
import { proveSkill } from '../../talents/components/prove-skill.ts';
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
const TOLD = { skills: [{ name: 'React' }], experience: [] };
const draw = (parts: Partial<typeof ALL>, { proof = null, told = TOLD }: { proof?: NextProof; told?: object } = {}) => {
  const data = { ...told, completeness: completenessOf({ ...ALL, ...parts }) } as TalentProfile;
  const proving = fill(proveSkill, async () => ({ skill, look }) => (
    <a href={`/prove/${skill}`}>{`${look} ${skill}`}</a>
  ));
  render(
    <Fillings of={[proving]}>
      <TalentNextStep profile={{ data, error: null, refetch: vi.fn() }} proof={proof} urgent />
    </Fillings>,
  );
};
const link = () => screen.getByRole('link').getAttribute('href');

test('names what would help most, and how far the profile comes with it', () => {
  draw({ skills: 0, photo: false });
  expect(screen.getByText('Liste cinco habilidades ou mais: seu perfil vai a 98%.')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Perfil 73% completo');
  expect(link()).toBe('/admin/potential/profile?tab=skills#field-skills');
});

test('is to prove a skill while one can be proven, before anything that the profile lacks', async () => {
  draw({ photo: false }, { proof: { skill: 'React', jobs: 12, among: 50 } });
  expect(screen.getByRole('heading', { name: 'Prove React' })).toBeTruthy();
  expect(screen.getByText('Sobe sua compatibilidade em 12 das suas 50 melhores vagas.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'primary React' })).getAttribute('href')).toBe('/prove/React');
});

test('counts no jobs where there is only one', () => {
  draw({}, { proof: { skill: 'React', jobs: 1, among: 1 } });
  expect(screen.getByText('Sobe sua compatibilidade na vaga que mais combina com você.')).toBeTruthy();
});

test('says no number of jobs where a proof raises none of them', () => {
  draw({}, { proof: { skill: 'React', jobs: 0, among: 50 } });
  expect(screen.getByText('O que é provado conta mais do que o que é dito, em todas as vagas.')).toBeTruthy();
});

test('begins with the résumé where nothing is told yet', () => {
  draw({ skills: 0 }, { told: { skills: [], experience: [] } });
  expect(screen.getByRole('heading', { name: 'Comece pelo seu currículo' })).toBeTruthy();
  expect(link()).toBe('/admin/potential/profile?import=resume');
});

test('leads a complete profile to the jobs', () => {
  draw({});
  expect(screen.getByText('Seu perfil está completo. Procure vagas que combinam com ele.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(link()).toBe('/admin/potential/jobs');
});

test('a failure is its own, and can be tried again', async () => {
  const refetch = vi.fn();
  render(<TalentNextStep profile={{ data: undefined, error: new Error('não deu'), refetch }} proof={null} urgent />);
  expect(screen.getByRole('heading', { name: 'Não foi possível carregar seu próximo passo' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
});
