import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { publicJobOf } from '../../../../test/public-job.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { LeanRouter, LeanRoutes } from '../../../lib/lean-router.tsx';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import { ApplyPage } from './apply.page.tsx';

const MB = 1024 * 1024;
const QUESTION = '01939c2a-0000-7000-8000-000000000001';
const CHOICE = '01939c2a-0000-7000-8000-000000000002';
const job = publicJobOf({
  fields: [
    { field: 'full_name', required: true },
    { field: 'email', required: true },
    { field: 'phone', required: true },
    { field: 'resume', required: true },
    { field: 'cover_letter', required: false },
    { field: 'portfolio', required: false },
    { field: 'linkedin', required: false },
    { field: 'github', required: false },
    { field: 'website', required: false },
  ],
  questions: [
    { id: QUESTION, type: 'essay', text: 'O que você mudaria?', required: true, options: [] },
    {
      id: CHOICE,
      type: 'multiple_choice',
      text: 'Quando começa?',
      required: true,
      options: [
        { id: 'a', text: 'Agora' },
        { id: 'b', text: 'Depois' },
      ],
    },
  ],
  noticeVersion: '2026-11-01',
});

const server = testApi();
const API = `${location.origin}/api/v1/public/jobs/vaga`;
const posts: { key: string | undefined; data: Record<string, unknown>; resume: string | null }[] = [];
let answer: { status: number; body: object } | null = null;
/** Answers wait for it. */
let held: Promise<unknown> = Promise.resolve();

/** Uploads go by XMLHttpRequest, whose bodies jsdom does not take apart; without an answer the line is dead. */
class Upload {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  headers = new Headers();
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    const resume = form.get('resume');
    posts.push({
      key: this.headers.get('idempotency-key') ?? undefined,
      data: JSON.parse(String(form.get('data'))),
      resume: resume instanceof File ? resume.name : null,
    });
    this.upload.onprogress?.({ loaded: 10, total: 20 });
    void held.then(() => {
      if (!answer) return this.onerror?.();
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      return this.onload?.();
    });
  }
}
const accept = () => {
  answer = {
    status: 201,
    body: {
      success: true,
      data: { jobTitle: job.title, companyName: 'Aurora Sistemas', email: 'ana@correio.example', replyBy: null },
    },
  };
};
const refuse = (status: number, error: string, details: object[] = []) => {
  answer = { status, body: { success: false, error, message: `Recusado: ${error}`, details } };
};

beforeEach(() => {
  held = Promise.resolve();
  toast.clear();
  posts.length = 0;
  answer = null;
  vi.stubGlobal('XMLHttpRequest', Upload);
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await i18next.changeLanguage('pt-BR');
});

function draw() {
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/jobs/:slug/apply', page: ApplyPage }]} notFound={() => null} />
    </LeanRouter>,
  );
}

async function open(changes: Partial<PublicJob> = {}) {
  server.use(http.get(API, () => HttpResponse.json({ success: true, data: { ...job, ...changes } })));
  history.replaceState(null, '', '/jobs/vaga/apply?src=grupo');
  draw();
  await screen.findByRole('heading', { level: 1 });
  // Files that the list of formats excludes can be dropped or chosen all the same.
  return userEvent.setup({ applyAccept: false });
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const field = (label: string | RegExp) => screen.getByLabelText(label);
const value = (label: string) => (field(label) as HTMLInputElement).value;
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Envi(ar|ando)|Send/ }));
const errorOf = (element: HTMLElement) =>
  document.getElementById(
    element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('error')) ?? '',
  )?.textContent ?? '';

async function fillIn(user: Awaited<ReturnType<typeof open>>) {
  fireEvent.change(field('Nome completo'), { target: { value: 'Ana Duarte' } });
  fireEvent.change(field('E-mail'), { target: { value: 'ana@correio.example' } });
  fireEvent.change(field('Telefone'), { target: { value: '(11) 98888-7777' } });
  await user.upload(field(/^Currículo/), file('ana.pdf', 10));
  fireEvent.change(field('O que você mudaria?'), { target: { value: 'Mediria antes.' } });
  fireEvent.click(field('Depois'));
  fireEvent.click(field(/Li a Política de privacidade/));
}

describe('a form that is left while it is sent', () => {
  it('says elsewhere what became of it, and shows it to who comes back', async () => {
    const user = await open();
    await fillIn(user);
    accept();
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    submit();
    await screen.findByRole('button', { name: 'Cancelar envio' });
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    cleanup();
    history.replaceState(null, '', '/jobs/vaga');
    gate.resolve();
    await waitFor(() =>
      expect(toastStore.read().map(({ text }) => text)).toEqual(['Candidatura à vaga Pessoa Desenvolvedora enviada']),
    );
    expect(history.state).toBeNull();
    history.replaceState(null, '', '/jobs/vaga/apply');
    draw();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(posts).toHaveLength(1);
    cleanup();
    // Once: another visit writes another application.
    history.replaceState(null, '', '/jobs/vaga/apply');
    draw();
    await screen.findByLabelText('Nome completo');
    const later = new Event('beforeunload', { cancelable: true });
    dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('goes on being sent on the screen of who comes back meanwhile', async () => {
    const user = await open();
    await fillIn(user);
    accept();
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    submit();
    await screen.findByRole('button', { name: 'Cancelar envio' });
    cleanup();
    draw();
    await waitFor(() => expect(screen.getByRole('button', { name: /Enviando/ })).toBeTruthy());
    gate.resolve();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect([posts.length, toastStore.read().length]).toEqual([1, 0]);
  });
});

describe('the empty form', () => {
  it('takes back what it said of a field that the résumé fills in', async () => {
    server.use(
      http.post('*/api/v1/public/resume-facts', () =>
        HttpResponse.json({
          success: true,
          data: { fullName: 'Ana Duarte', email: 'ana@correio.example', phone: null },
        }),
      ),
    );
    const user = await open();
    submit();
    await waitFor(() => expect(errorOf(field('Nome completo'))).toBe('Informe seu nome completo'));
    await user.upload(field(/^Currículo/), file('ana.pdf', 10));
    await user.click(await screen.findByRole('button', { name: /^Preencher com/ }));
    await waitFor(() => expect(field('Nome completo')).toHaveProperty('value', 'Ana Duarte'));
    expect(errorOf(field('Nome completo'))).toBe('');
    expect(errorOf(field('E-mail'))).toBe('');
    expect(errorOf(field('Telefone'))).toBe('Informe seu telefone');
  });

  it('names every field that is wrong, leads to each, and focuses the first', async () => {
    await open();
    submit();
    const summary = (await screen.findByText('Por favor, corrija os erros no formulário')).parentElement as HTMLElement;
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Currículo',
      'Nome completo',
      'E-mail',
      'Telefone',
      'O que você mudaria?',
      'Quando começa?',
      'Confirmação de leitura da Política de privacidade',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Currículo/)));
    fireEvent.click(within(summary).getByRole('link', { name: 'E-mail' }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(errorOf(field('Nome completo'))).toBe('Informe seu nome completo');
    expect(errorOf(field('E-mail'))).toBe('Informe seu e-mail');
    expect(errorOf(field('Telefone'))).toBe('Informe seu telefone');
    expect(errorOf(field(/^Currículo/))).toBe('Envie seu currículo');
    expect(errorOf(field('O que você mudaria?'))).toBe('Esta pergunta é obrigatória');
    expect(errorOf(screen.getByRole('radiogroup'))).toBe('Esta pergunta é obrigatória');
    expect(errorOf(field(/Li a Política/))).toBe('Confirme que leu a Política de privacidade');
    expect(posts).toEqual([]);
  });

  it('says the same in English', async () => {
    await i18next.changeLanguage('en-US');
    await open();
    submit();
    expect(await screen.findByText('Please correct the errors in the form')).toBeTruthy();
    expect(screen.getAllByText('This question is required')).toHaveLength(2);
  });

  it('asks only for what the job asks for', async () => {
    await open({
      fields: [
        { field: 'full_name', required: true },
        { field: 'email', required: true },
      ],
      questions: [],
    });
    expect(screen.queryByLabelText('Telefone')).toBeNull();
    expect(screen.queryByLabelText(/^Currículo/)).toBeNull();
  });

  it('says what may stay empty', async () => {
    await open();
    expect(screen.getAllByText(/opcional(?!is)/).length).toBeGreaterThanOrEqual(5);
  });
});

describe('a field that is wrong', () => {
  it.each([
    ['E-mail', 'ana.correio.example', 'Falta o @. Escreva como em nome@provedor.exemplo'],
    ['E-mail', 'joão@correio.example', 'O e-mail não pode ter “ã”. Confira e digite de novo'],
    ['E-mail', 'ana @correio.example', 'O e-mail não pode ter espaços. Confira e digite de novo'],
    ['E-mail', 'ana@correio', 'E-mail inválido. Escreva como em nome@provedor.exemplo'],
    ['Nome completo', 'A', 'Informe seu nome completo'],
    ['Nome completo', '\u200b\u200b\u2060', 'Informe seu nome completo'],
    ['O que você mudaria?', '\u200b \u00ad', 'Esta pergunta é obrigatória'],
    ['Carta de apresentação', 'a'.repeat(2001), 'Use no máximo 2.000 caracteres: agora são 2.001'],
    ['Nome completo', 'A'.repeat(10_000), 'Use no máximo 120 caracteres'],
    ['Telefone', '(11) 1234', 'Formato inválido. Use: (11) 99999-9999'],
    ['LinkedIn', 'https://example.com/ana', 'Endereço do LinkedIn inválido. Escreva como em linkedin.com/in/seu-nome'],
    ['GitHub', 'https://gitlab.com/ana', 'Endereço do GitHub inválido. Escreva como em github.com/seu-nome'],
    ['Site pessoal', 'javascript:alert(1)', 'Endereço inválido. Escreva como https://exemplo.com.br, sem espaços'],
    ['Portfólio', 'meu portfólio', 'Endereço inválido. Escreva como https://exemplo.com.br, sem espaços'],
  ])('%s “%s” is told how to fix it, and is right as soon as it is fixed', async (label, value, message) => {
    await open();
    fireEvent.change(field(label), { target: { value } });
    submit();
    await waitFor(() => expect(errorOf(field(label))).toBe(message));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const right =
      {
        'E-mail': 'ana@correio.example',
        'Nome completo': 'Ana',
        Telefone: '(11) 98888-7777',
        'O que você mudaria?': 'Nada',
      }[label] ?? '';
    fireEvent.change(field(label), { target: { value: right } });
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBeNull());
    expect(posts).toEqual([]);
  });

  it.each([
    ['foto.png', 10, 'Envie o currículo em PDF, DOC ou DOCX'],
    ['curriculo', 10, 'Envie o currículo em PDF, DOC ou DOCX'],
    ['vazio.pdf', 0, 'O arquivo está vazio. Confira e escolha de novo'],
    ['grande.pdf', 5 * MB + 1, 'O currículo pode ter até 5 MB. Este tem 5,1 MB'],
  ])('the file %s of %i bytes is refused at once', async (name, size, message) => {
    const user = await open();
    await user.upload(field(/^Currículo/), file(name, size));
    await waitFor(() => expect(errorOf(field(/^Currículo/)).replaceAll('\u00a0', ' ')).toBe(message));
    expect(screen.queryByText(/pronto para enviar/)).toBeNull();
  });

  it.each(['a.pdf', 'A.PDF', 'a.doc', 'a.docx'])('the file %s is taken, and 5 MB of it', async (name) => {
    const user = await open();
    await user.upload(field(/^Currículo/), file(name, 5 * MB));
    expect(errorOf(field(/^Currículo/))).toBe('');
    expect(screen.getByText(/pronto para enviar/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Remover ${name}` }));
    expect(screen.getByText('ou solte o arquivo aqui')).toBeTruthy();
  });

  it('puts the mask on a number without throwing the caret out of its middle', async () => {
    const user = await open();
    const phone = field('Telefone') as HTMLInputElement;
    await user.type(phone, '11988887777');
    expect(phone.value).toBe('(11) 98888-7777');
    await user.type(phone, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(phone.selectionStart).toBe(6);
    await user.tab();
    expect(phone.value).toBe('(11) 98887-777');
  });
});

describe('sending', () => {
  it('sends what was asked once, also when clicked twice, and says what happens now', async () => {
    accept();
    const user = await open();
    await fillIn(user);
    submit();
    submit();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Candidatura enviada' });
    expect(document.activeElement).toBe(heading);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.resume).toBe('ana.pdf');
    expect(posts[0]?.data).toEqual({
      fullName: 'Ana Duarte',
      email: 'ana@correio.example',
      phone: '(11) 98888-7777',
      answers: [
        { questionId: QUESTION, answer: 'Mediria antes.' },
        { questionId: CHOICE, answer: 'b' },
      ],
      noticeVersion: '2026-11-01',
      bankConsent: false,
      src: 'grupo',
      language: 'pt-BR',
    });
    expect(screen.getByText('O tempo estimado de resposta é de 5 a 7 dias úteis.')).toBeTruthy();
    const invitation = screen.getByRole('link', { name: 'Criar conta grátis' });
    expect(invitation.getAttribute('href')).toBe('/auth/register?email=ana%40correio.example');
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps what is typed over a reload, but neither the statement nor the file', async () => {
    const user = await open();
    const hidden = () => screen.getAllByText('Salvo')[0]?.closest('.invisible');
    expect(hidden()).not.toBeNull();
    await fillIn(user);
    expect(hidden()).toBeNull();
    document.body.innerHTML = '';
    await open();
    expect((field('Nome completo') as HTMLInputElement).value).toBe('Ana Duarte');
    expect((field('Depois') as HTMLInputElement).checked).toBe(true);
    expect((field(/Li a Política/) as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('ou solte o arquivo aqui')).toBeTruthy();
  });

  it('after a lost connection says that nothing is lost, and tries again under the same key', async () => {
    const user = await open();
    await fillIn(user);
    submit();
    await screen.findByText('Não foi possível enviar sua candidatura');
    expect(screen.getByText(/Nada do que você escreveu se perdeu/)).toBeTruthy();
    expect(screen.getByText('Envio interrompido. O arquivo continua aqui.')).toBeTruthy();
    accept();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(posts.length).toBeGreaterThan(2);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
    expect(posts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows what was sent again after a reload, and a form on another visit', async () => {
    accept();
    const user = await open();
    await fillIn(user);
    submit();
    await screen.findByRole('heading', { level: 1, name: 'Candidatura enviada' });
    cleanup();
    draw();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Candidatura enviada' });
    expect(document.activeElement).not.toBe(heading);
    expect(screen.getByText(/ana@correio.example/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).toBeNull();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('ana@correio.example');
    cleanup();
    history.pushState(null, '', location.pathname);
    draw();
    await screen.findByRole('button', { name: 'Enviar candidatura' });
    expect(posts).toHaveLength(1);
  });

  it.each([
    [409, 'ALREADY_APPLIED', 'Você já se candidatou a esta vaga'],
    [409, 'JOB_CLOSED', 'Esta vaga não recebe mais candidaturas'],
    [404, 'JOB_NOT_FOUND', 'Esta vaga não recebe mais candidaturas'],
    [429, 'TOO_MANY_REQUESTS', 'Recusado: TOO_MANY_REQUESTS'],
  ])('%i %s is told in words, and the form stays', async (status, error, message) => {
    refuse(status, error);
    const user = await open();
    await fillIn(user);
    submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect((field('Nome completo') as HTMLInputElement).value).toBe('Ana Duarte');
  });

  it.each(['FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'RESUME_REQUIRED'])(
    'what the server has against the file (%s) stands at the file',
    async (error) => {
      refuse(422, error);
      const user = await open();
      await fillIn(user);
      submit();
      await waitFor(() => expect(errorOf(field(/^Currículo/))).toBe(`Recusado: ${error}`));
      await waitFor(() => expect(document.activeElement).toBe(field(/^Currículo/)));
    },
  );

  it.each([
    [`answers.${QUESTION}`, 'O que você mudaria?'],
    ['answers.0.answer', 'O que você mudaria?'],
    ['linkedin', 'LinkedIn'],
    ['noticeVersion', /Li a Política/],
  ])('what the server has against %s stands at its field', async (name, label) => {
    refuse(422, 'VALIDATION_FAILED', [{ field: name, code: 'REQUIRED', message: 'Assim não' }]);
    const user = await open();
    await fillIn(user);
    submit();
    await waitFor(() => expect(errorOf(field(label))).toBe('Assim não'));
  });
});

describe('a field that is left', () => {
  it('says then what is wrong, not while it is typed, and not while it is empty', async () => {
    const user = await open();
    await user.click(field('E-mail'));
    // What checks comes with the first focus.
    await user.tab();
    await user.click(field('Telefone'));
    await user.keyboard('119');
    expect(errorOf(field('Telefone'))).toBe('');
    await user.tab();
    await waitFor(() => expect(errorOf(field('Telefone'))).toBe('Formato inválido. Use: (11) 99999-9999'));
    expect(errorOf(field('E-mail'))).toBe('');
    await user.type(field('Telefone'), '88887777');
    await waitFor(() => expect(errorOf(field('Telefone'))).toBe(''));
    expect(posts).toEqual([]);
  });

  it('suggests the address that was probably meant', async () => {
    const user = await open();
    await user.click(field('Nome completo'));
    await user.type(field('E-mail'), 'ana@gmial.com');
    await waitFor(async () => {
      await user.click(field('E-mail'));
      await user.tab();
      expect(screen.getByRole('button', { name: 'Você quis dizer ana@gmail.com?' })).toBeTruthy();
    });
    await user.click(screen.getByRole('button', { name: 'Você quis dizer ana@gmail.com?' }));
    expect((field('E-mail') as HTMLInputElement).value).toBe('ana@gmail.com');
    expect(screen.queryByRole('button', { name: /Você quis dizer/ })).toBeNull();
  });
});

it('an answer that may be left out can be taken back', async () => {
  const questions = job.questions.map((question) => ({ ...question, required: false }));
  const user = await open({ questions });
  await user.click(field('Depois'));
  await user.click(screen.getByRole('button', { name: /Limpar/ }));
  expect((field('Depois') as HTMLInputElement).checked).toBe(false);
  expect(document.activeElement).toBe(field('Agora'));
  expect(screen.queryByRole('button', { name: /Limpar/ })).toBeNull();
});

describe('the résumé', () => {
  const facts = (data: object) =>
    server.use(
      http.post(`${location.origin}/api/v1/public/resume-facts`, () => HttpResponse.json({ success: true, data })),
    );

  it('comes first, and fills in what is still empty, when somebody asks for it', async () => {
    facts({
      fullName: 'Ana Duarte',
      email: 'do.curriculo@correio.example',
      phone: '(11) 98888-7777',
      linkedin: null,
      github: 'https://github.com/ana-prova',
      portfolio: null,
    });
    const user = await open();
    expect(document.querySelector('[data-field]')?.getAttribute('data-field')).toBe('resume');
    await user.type(field('E-mail'), 'ana@correio.example');
    await user.upload(field(/^Currículo/), file('ana.pdf', 10));
    const offer = await screen.findByRole('button', { name: 'Preencher com meu currículo' });
    expect(value('Nome completo')).toBe('');
    await user.click(offer);
    await screen.findByText('Preenchemos: Nome completo, Telefone e GitHub. Confira antes de enviar.');
    expect([value('Nome completo'), value('Telefone')]).toEqual(['Ana Duarte', '(11) 98888-7777']);
    expect(value('E-mail')).toBe('ana@correio.example');
    expect(value('LinkedIn')).toBe('');
  });

  it('in the old format is sent without being read', async () => {
    const user = await open();
    await user.upload(field(/^Currículo/), file('ana.doc', 10));
    await screen.findByText(/pronto para enviar/);
    expect(screen.queryByRole('button', { name: 'Preencher com meu currículo' })).toBeNull();
  });
});

describe('whoever is signed in', () => {
  afterEach(() => authStore.write({ status: 'signed-out' }));
  const enter = () =>
    authStore.write({
      status: 'signed-in',
      user: { id: job.id, name: 'Ana Duarte', email: 'ana@correio.example', role: 'POTENTIAL' },
    } as Parameters<typeof authStore.write>[0]);
  const RESUME = {
    fileId: '01939c2a-0000-7000-8000-00000000000f',
    name: 'ana.pdf',
    bytes: 2048,
    viewUrl: '/files/assinado',
    companyName: 'Aurora Sistemas',
    sentAt: '2025-11-02T12:00:00.000Z',
  };
  const prefills = (changes: object) =>
    http.get(`${location.origin}/api/v1/applications/prefill`, () =>
      HttpResponse.json({
        success: true,
        data: {
          fullName: 'Ana Duarte',
          email: 'ana@correio.example',
          phone: '+5511988887777',
          portfolio: null,
          linkedin: 'https://www.linkedin.com/in/ana',
          github: null,
          website: null,
          resume: RESUME,
          ...changes,
        },
      }),
    );
  const neverApplied = http.get(`${location.origin}/api/v1/applications`, () =>
    HttpResponse.json({ success: true, data: [], meta: { page: 1, limit: 20, total: 0, totalPages: 0 } }),
  );

  it('whose profile answers all reads exactly what will be sent, and sends it with one click', async () => {
    server.use(neverApplied, prefills({}));
    enter();
    await open({ questions: [] });
    await screen.findByText(/É isto que Aurora Sistemas vai receber/);
    expect(screen.getByText('(11) 98888-7777')).toBeTruthy();
    expect(screen.getByText(/O mesmo que você enviou para Aurora Sistemas em 2 de nov\. de 2025/)).toBeTruthy();
    expect(screen.getAllByText('Não será enviado')).toHaveLength(4);
    expect(screen.queryByRole('textbox')).toBeNull();
    // Read beside the button, in the place of a box to tick; the other consent is never assumed.
    expect(screen.getByText(/Ao enviar, confirmo que li a Política de privacidade/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false]);
    accept();
    submit();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(posts).toMatchObject([
      {
        resume: null,
        data: {
          fullName: 'Ana Duarte',
          email: 'ana@correio.example',
          linkedin: 'https://www.linkedin.com/in/ana',
          resumeFileId: RESUME.fileId,
          noticeVersion: job.noticeVersion,
          bankConsent: false,
        },
      },
    ]);
    expect(screen.queryByText('Esse não é o seu e-mail?')).toBeNull();
  });

  it('answers in between what only they can, and changes whatever they like before', async () => {
    server.use(neverApplied, prefills({ phone: null }));
    enter();
    const user = await open();
    await screen.findByText(/É isto que Aurora Sistemas vai receber/);
    // What the job requires and the profile does not say is asked.
    expect((field('Telefone') as HTMLInputElement).value).toBe('');
    expect(field('O que você mudaria?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Editar: LinkedIn' }));
    fireEvent.change(field('LinkedIn'), { target: { value: 'linkedin.com/in/outra' } });
    await user.click(screen.getByRole('button', { name: 'Trocar o currículo' }));
    await user.upload(field(/^Currículo/), file('novo.pdf', 10));
    fireEvent.change(field('Telefone'), { target: { value: '(11) 97777-6666' } });
    fireEvent.change(field('O que você mudaria?'), { target: { value: 'Mediria antes.' } });
    fireEvent.click(field('Depois'));
    accept();
    submit();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(posts).toMatchObject([{ resume: 'novo.pdf', data: { linkedin: 'linkedin.com/in/outra' } }]);
    expect(posts[0]?.data).not.toHaveProperty('resumeFileId');
  });

  it('chooses a file once the former résumé is gone', async () => {
    server.use(neverApplied, prefills({}));
    enter();
    await open({ questions: [] });
    await screen.findByText(/É isto que Aurora Sistemas vai receber/);
    refuse(404, 'RESUME_NOT_FOUND');
    submit();
    expect(errorOf(await screen.findByLabelText(/^Currículo/))).toBe('Recusado: RESUME_NOT_FOUND');
    expect(screen.getByRole('button', { name: /^Usar ana\.pdf, enviado para Aurora Sistemas/ })).toBeTruthy();
  });

  it('and has applied already is told in the place of the form', async () => {
    const application = {
      active: true,
      appliedAt: '2025-11-02T12:00:00.000Z',
      stage: { name: 'Conversa', type: 'interview' },
    };
    server.use(
      http.get(`${location.origin}/api/v1/applications`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('jobId')).toBe(job.id);
        return HttpResponse.json({
          success: true,
          data: [application],
          meta: { page: 1, limit: 1, total: 1, totalPages: 1 },
        });
      }),
      http.get(`${location.origin}/api/v1/applications/claimable`, () =>
        HttpResponse.json({ success: true, data: [] }),
      ),
    );
    server.use(prefills({}));
    enter();
    await open();
    expect(await screen.findByText('Você já se candidatou a esta vaga')).toBeTruthy();
    expect(screen.getByText(/Você se candidatou em 2 de nov\. de 2025\. Etapa atual: Conversa\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Minhas candidaturas' }).getAttribute('href')).toBe(
      '/admin/potential/home',
    );
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).toBeNull();
  });

  it('and has applied before there was the account is told to bring it along', async () => {
    const found = (data: unknown) => () => HttpResponse.json({ success: true, data });
    const sent = { id: job.id, title: job.title, appliedAt: '2025-11-02T12:00:00.000Z', open: true };
    server.use(
      http.get(`${location.origin}/api/v1/applications`, found([])),
      http.get(
        `${location.origin}/api/v1/applications/claimable`,
        found([{ candidateId: job.id, companyName: 'Aurora', jobs: [sent] }]),
      ),
    );
    server.use(prefills({}));
    enter();
    await open();
    expect(await screen.findByText(/Você se candidatou em 2 de nov\. de 2025 com este/)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Trazer para a minha conta' });
    expect(way.getAttribute('href')).toBe('/admin/potential/home');
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).toBeNull();
  });
});

describe('a sending that does not get through', () => {
  it('says so while it tries again, and can be cancelled', async () => {
    const user = await open();
    await fillIn(user);
    submit();
    expect(await screen.findByText('Sem conexão. Tentando de novo…')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByText('Envio cancelado')).toBeTruthy();
    expect((field('Nome completo') as HTMLInputElement).value).toBe('Ana Duarte');
    accept();
    submit();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it('does not blame the connection for a failure of the server', async () => {
    refuse(500, 'INTERNAL_ERROR');
    const user = await open();
    await fillIn(user);
    submit();
    expect(await screen.findByText(/A falha foi do nosso lado, não da sua conexão/)).toBeTruthy();
  });

  it('counts down how long one has to wait', async () => {
    answer = {
      status: 429,
      body: {
        success: false,
        error: 'TOO_MANY_REQUESTS',
        message: 'Aguarde 3 s e tente de novo.',
        data: { seconds: 3 },
      },
    };
    const user = await open();
    await fillIn(user);
    submit();
    expect(await screen.findByText('Aguarde 2 s e tente de novo.')).toBeTruthy();
    expect(await screen.findByText('Aguarde 1 s e tente de novo.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Aguarde/)).toBeNull());
  });
});

it.each([
  ['a question that the form does not have', 'answers.01939c2a-0000-7000-8000-0000000000ff', 'FIELD_NOT_ASKED'],
  ['a notice that has a newer version', 'noticeVersion', 'ACCEPTANCE_INVALID'],
])('asks to load again when the server names %s', async (_, name, code) => {
  refuse(422, 'VALIDATION_FAILED', [{ field: name, code, message: 'Assim não' }]);
  const user = await open();
  await fillIn(user);
  submit();
  expect(await screen.findByText('A vaga mudou enquanto você escrevia')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
  expect(screen.queryByText('Assim não')).toBeNull();
});

it('says that there is no such job, and that it is closed', async () => {
  await open({ open: false });
  expect(screen.getByText('Esta vaga não recebe mais candidaturas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).toBeNull();
  document.body.innerHTML = '';
  server.use(
    http.get(API, () => HttpResponse.json({ success: false, error: 'JOB_NOT_FOUND', message: '' }, { status: 404 })),
  );
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vaga não encontrada' })).toBeTruthy();
});

describe('an address that was mistyped', () => {
  it('is corrected in the form, which still has everything', async () => {
    const user = await open();
    await fillIn(user);
    accept();
    submit();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(screen.getByText(/Enviamos para ana@correio\.example/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Corrigir e enviar de novo' }));
    expect([value('E-mail'), value('Nome completo')]).toEqual(['ana@correio.example', 'Ana Duarte']);
    fireEvent.change(field('E-mail'), { target: { value: 'ana.duarte@correio.example' } });
    submit();
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(posts.map(({ data, resume }) => [data.email, resume])).toEqual([
      ['ana@correio.example', 'ana.pdf'],
      ['ana.duarte@correio.example', 'ana.pdf'],
    ]);
    expect(posts[1]?.key).not.toBe(posts[0]?.key);
  });

  it('and the name go along to the registration, the name outside of its address', async () => {
    const user = await open();
    await fillIn(user);
    accept();
    submit();
    const link = await screen.findByRole('link', { name: 'Criar conta grátis' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link.getAttribute('href')).toBe('/auth/register?email=ana%40correio.example');
    expect(JSON.parse(sessionStorage.getItem('prova.newcomer') ?? '{}')).toEqual({
      email: 'ana@correio.example',
      name: 'Ana Duarte',
    });
  });
});
