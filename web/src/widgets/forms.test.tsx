import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { EducationForm } from './education-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { SkillForm } from './skill-form.tsx';
import { WorkExperienceForm } from './work-experience-form.tsx';

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const select = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Adicionar|Salvar alterações)$/ });
const choices = (label: string) => [...select(label).options].map((option) => option.value);
const thisYear = new Date().getFullYear();

describe('skill form', () => {
  test('takes no level for granted, starts at 0 years, and offers three levels', () => {
    render(<SkillForm onSubmit={() => undefined} />);
    expect(select('Nível').value).toBe('');
    expect(choices('Nível')).toEqual(['', 'BEGINNING', 'INTERMEDIATE', 'ADVANCED']);
    expect(input(/Anos/).value).toBe('0');
  });

  test('cannot be sent while the name is blank', async () => {
    const user = userEvent.setup();
    render(<SkillForm onSubmit={() => undefined} />);
    expect(submit().disabled).toBe(true);
    await user.type(input(/Nome/), '   ');
    expect(submit().disabled).toBe(true);
    await user.type(input(/Nome/), 'x');
    expect(submit().disabled).toBe(false);
  });

  test('asks for the level before it hands anything over', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<SkillForm onSubmit={onSubmit} />);
    await user.type(input(/Nome/), 'React{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(select('Nível'));
    await user.selectOptions(select('Nível'), 'BEGINNING');
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'React', level: 'BEGINNING', yearsOfExperience: 0 });
  });

  test('hands over a trimmed name and whole years', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<SkillForm onSubmit={onSubmit} />);
    await user.type(input(/Nome/), '  React ');
    await user.selectOptions(select('Nível'), 'ADVANCED');
    await user.clear(input(/Anos/));
    await user.type(input(/Anos/), '50{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'React', level: 'ADVANCED', yearsOfExperience: 50 });
  });

  test.each(['51', '-1', '1.5', ''])('refuses "%s" years, says why and focuses the field', async (years) => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<SkillForm onSubmit={onSubmit} />);
    await user.type(input(/Nome/), 'React');
    await user.selectOptions(select('Nível'), 'ADVANCED');
    await user.clear(input(/Anos/));
    if (years) await user.type(input(/Anos/), years);
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Use um número inteiro de 0 a 50')).toBeTruthy();
    expect(document.activeElement).toBe(input(/Anos/));
  });
});

describe('language form', () => {
  test('takes no proficiency for granted, and offers the five', () => {
    render(<LanguageForm onSubmit={() => undefined} />);
    expect(select('Proficiência').value).toBe('');
    expect(choices('Proficiência')).toEqual(['', 'basic', 'intermediate', 'advanced', 'fluent', 'native']);
  });

  test('needs a name, and trims it', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<LanguageForm onSubmit={onSubmit} />);
    const name = screen.getByRole('textbox', { name: 'Idioma' });
    await user.selectOptions(select('Proficiência'), 'basic');
    await user.type(name, '  {Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Este campo é obrigatório')).toBeTruthy();
    await user.type(name, 'Inglês {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Inglês', proficiency: 'basic' });
  });

  test('a stored "fluent" stays what it is', () => {
    render(<LanguageForm value={{ name: 'Inglês', proficiency: 'fluent' }} onSubmit={() => undefined} />);
    expect(select('Proficiência').value).toBe('fluent');
  });
});

describe('education form', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(input(/Instituição/), ' UFPE ');
    await user.type(input(/Grau/), ' Bacharelado ');
    await user.type(input(/Área/), ' Computação ');
  };
  const type = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
    await user.clear(input(label));
    await user.type(input(label), text);
  };

  test('starts in the current year and hands over trimmed texts; the end is optional', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<EducationForm onSubmit={onSubmit} />);
    expect(input(/Ano de início/).value).toBe(String(thisYear));
    await fill(user);
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      institution: 'UFPE',
      degree: 'Bacharelado',
      field: 'Computação',
      startYear: thisYear,
      endYear: null,
      current: false,
    });
  });

  test('institution, degree and field are required even when only spaces are typed', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<EducationForm onSubmit={onSubmit} />);
    await user.type(input(/Grau/), '   ');
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getAllByText('Este campo é obrigatório')).toHaveLength(3);
    expect(document.activeElement).toBe(input(/Instituição/));
  });

  test.each([
    [/Ano de início/, '1899', false],
    [/Ano de início/, '1900', true],
    [/Ano de início/, String(thisYear + 1), false],
    [/Ano de conclusão/, '1899', false],
    [/Ano de conclusão/, String(thisYear + 10), true],
    [/Ano de conclusão/, String(thisYear + 11), false],
  ])('%s takes %s: %s', async (label, year, accepted) => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<EducationForm onSubmit={onSubmit} />);
    await fill(user);
    await type(user, label, year);
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(accepted ? 1 : 0);
    expect(screen.queryByText(/Use um ano de 1900/) === null).toBe(accepted);
  });

  test('the end cannot come before the start', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<EducationForm onSubmit={onSubmit} />);
    await fill(user);
    await type(user, /Ano de início/, '2010');
    await type(user, /Ano de conclusão/, '2009');
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('O fim não pode vir antes do início')).toBeTruthy();
  });

  test('"current" clears the end year and disables it', async () => {
    const user = userEvent.setup();
    render(<EducationForm onSubmit={() => undefined} />);
    await type(user, /Ano de conclusão/, '2030');
    await user.click(screen.getByRole('checkbox'));
    expect(input(/Ano de conclusão/).value).toBe('');
    expect(input(/Ano de conclusão/).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    expect(input(/Ano de conclusão/).disabled).toBe(false);
  });
});

describe('work-experience form', () => {
  const segments = (label: string) => within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');
  const date = async (user: ReturnType<typeof userEvent.setup>, label: string, digits: string) => {
    const first = segments(label)[0];
    if (!first) throw new Error(`no parts in ${label}`);
    await user.click(first);
    await user.keyboard(digits);
  };

  test('company, position and start are required', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<WorkExperienceForm onSubmit={onSubmit} />);
    await user.type(input(/Empresa/), '  ');
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getAllByText('Este campo é obrigatório')).toHaveLength(3);
    expect(document.activeElement).toBe(input(/Empresa/));
  });

  test('hands over trimmed texts, calendar days and distinct technologies', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<WorkExperienceForm onSubmit={onSubmit} />);
    await user.type(input(/Empresa/), ' Lumo ');
    await user.type(input(/Cargo/), ' Engenharia ');
    await date(user, 'Início', '01032022');
    await date(user, 'Fim', '30062024');
    await user.type(input(/Tecnologias/), 'Go{Enter}go{Enter}');
    expect(screen.getByText('Go já está na lista')).toBeTruthy();
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      company: 'Lumo',
      position: 'Engenharia',
      startDate: '2022-03-01',
      endDate: '2024-06-30',
      current: false,
      description: '',
      technologies: ['Go'],
    });
  });

  test('"current" clears the end and disables it', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    const value = {
      company: 'Lumo',
      position: 'Dados',
      startDate: '2022-03-01',
      endDate: '2024-06-30',
      current: false,
      description: '',
      technologies: [],
    };
    render(<WorkExperienceForm value={value} onSubmit={onSubmit} />);
    await user.click(screen.getByRole('checkbox'));
    expect(segments('Fim').every((part) => part.getAttribute('aria-disabled') === 'true')).toBe(true);
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...value, current: true, endDate: null });
  });

  test('the end cannot come before the start', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <WorkExperienceForm
        value={{
          company: 'Lumo',
          position: 'Dados',
          startDate: '2022-03-01',
          endDate: '2021-06-30',
          current: false,
          description: '',
          technologies: [],
        }}
        onSubmit={onSubmit}
      />,
    );
    await user.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('O fim não pode vir antes do início')).toBeTruthy();
  });
});
