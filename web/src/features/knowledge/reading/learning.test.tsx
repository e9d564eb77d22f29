import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { courseOf, lessonOf, pathOf } from '../../../../test/knowledge.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { createQueryClient } from '../../../lib/query-client.ts';
import { LinkContext } from '../../../ui/link.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { CoursePage } from '../course.page.tsx';
import { LearningPathPage } from '../learning-path.page.tsx';
import { LessonPage } from '../lesson.page.tsx';

// The lesson after the one that is read comes along.
const server = testApi(
  http.get('*/api/v1/knowledge/courses/c1/lessons/:lessonId', ({ params }) =>
    success(lessonOf(Number(String(params.lessonId).slice(1)))),
  ),
);
const AT = '2026-11-01T12:00:00.000Z';
const ROOT = '/admin/potential/knowledge';
const enrolment = (done: number, change: object = {}) => ({
  progress: Math.round((done / 3) * 100),
  done,
  total: 3,
  completedAt: null,
  added: 0,
  ...change,
});
const course = (...args: Parameters<typeof courseOf>) =>
  http.get('*/api/v1/knowledge/courses/c1', () => success(courseOf(...args)));
const lesson = (...args: Parameters<typeof lessonOf>) =>
  http.get(`*/api/v1/knowledge/courses/c1/lessons/l${args[0]}`, () => success(lessonOf(...args)));

function open(at: string) {
  const router = createMemoryRouter(
    [
      { path: `${ROOT}/courses/:id`, Component: CoursePage },
      { path: `${ROOT}/courses/:id/lessons/:lessonId`, Component: LessonPage },
      { path: `${ROOT}/learning-paths/:id`, Component: LearningPathPage },
    ],
    { initialEntries: [`${ROOT}/${at}`] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <LinkContext value={AppLink}>
        <RouterProvider router={router} />
      </LinkContext>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), router };
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a course is looked at before enrolling, and enrolling leads to its first lesson', async () => {
  server.use(course());
  const { person } = open('courses/c1');
  expect(await screen.findByText(/Ler é livre/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /1\. Ler tabelas/ })).toBeTruthy();
  expect(screen.getByText(/Já conhece o assunto\?/)).toBeTruthy();
  server.use(
    http.post('*/api/v1/knowledge/courses/c1/enroll', () => success(enrolment(0))),
    course({ enrolment: enrolment(0) }),
  );
  await person.click(screen.getByRole('button', { name: 'Inscrever-se' }));
  expect(await screen.findByRole('link', { name: 'Começar' })).toBeTruthy();
  expect(hrefOf('Começar')).toBe(`${ROOT}/courses/c1/lessons/l1`);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Começar' }));
});

test('an enrolment that fails says so, and the course can still be enrolled in', async () => {
  server.use(
    course(),
    http.post('*/api/v1/knowledge/courses/c1/enroll', () => failure(404, 'KNOWLEDGE_NOT_FOUND', 'Não existe.')),
  );
  const { person } = open('courses/c1');
  await person.click(await screen.findByRole('button', { name: 'Inscrever-se' }));
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain('A inscrição não foi feita'));
  expect(screen.getByRole('button', { name: 'Inscrever-se' })).toBeTruthy();
});

test('a course goes on at the first open lesson, and leaving it says what is kept', async () => {
  let left = 0;
  server.use(
    course({ done: 1, enrolment: enrolment(1) }),
    http.delete('*/api/v1/knowledge/courses/c1/enroll', () => {
      left += 1;
      return success(null);
    }),
  );
  const { person } = open('courses/c1');
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.getByText('1 de 3 aulas')).toBeTruthy();
  expect(hrefOf('Continuar')).toBe(`${ROOT}/courses/c1/lessons/l2`);
  await person.click(screen.getByRole('button', { name: 'Sair do curso' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/As aulas que você concluiu ficam guardadas/)).toBeTruthy();
  server.use(course({ done: 1 }));
  await waitFor(async () => {
    await person.click(within(dialog).getByRole('button', { name: 'Sair do curso' }));
    expect(left).toBe(1);
  });
  expect(await screen.findByRole('button', { name: 'Inscrever-se' })).toBeTruthy();
});

test('a complete course stays complete when lessons are added, and leads on to the proof', async () => {
  server.use(course({ done: 2, enrolment: enrolment(2, { progress: 100, completedAt: AT, added: 1 }) }));
  open('courses/c1');
  expect(await screen.findByText('Curso concluído')).toBeTruthy();
  expect(screen.getByText(/Chegou 1 aula nova/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(hrefOf('Continuar')).toBe(`${ROOT}/courses/c1/lessons/l3`);
  const proof = screen.getByRole('region', { name: 'Prove o que aprendeu' });
  expect(within(proof).getByText(/Falta só a prova/)).toBeTruthy();
  expect(within(proof).getByText('Aurora · 8 questões · 30 minutos')).toBeTruthy();
});

test('the test that ends a course is chosen by a press', async () => {
  let chosen = 0;
  server.use(
    course({ done: 3, enrolment: enrolment(3, { completedAt: AT }) }),
    http.post('*/api/v1/tests/open/t1/choose', () => {
      chosen += 1;
      return failure(409, 'TEST_TAKEN', 'Você fez este teste há pouco.');
    }),
  );
  const { person } = open('courses/c1');
  await person.click(await screen.findByRole('button', { name: 'Fazer o teste' }));
  await waitFor(() => expect(chosen).toBe(1));
});

test('a course that is gone leads to the others', async () => {
  server.use(http.get('*/api/v1/knowledge/courses/c1', () => failure(404, 'KNOWLEDGE_NOT_FOUND', 'Não existe.')));
  open('courses/c1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Este curso não está disponível' })).toBeTruthy();
  expect(hrefOf('Ver cursos')).toBe(ROOT);
});

test('a lesson that is done leads to the next one, and is sent once however often it is pressed', async () => {
  const sent: unknown[] = [];
  server.use(
    course({ enrolment: enrolment(0) }),
    lesson(1),
    lesson(2),
    http.put('*/api/v1/knowledge/courses/c1/progress', async ({ request }) => {
      sent.push(await request.json());
      server.use(lesson(1, { done: true }));
      return success(enrolment(1));
    }),
  );
  const { person, router } = open('courses/c1/lessons/l1');
  await person.dblClick(await screen.findByRole('button', { name: 'Concluir e continuar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Filtrar linhas' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`${ROOT}/courses/c1/lessons/l2`);
  expect(sent).toEqual([{ progress: 0, lessonId: 'l1' }]);
  await person.click(screen.getByRole('link', { name: 'Aula anterior' }));
  expect(await screen.findByText('Aula concluída')).toBeTruthy();
});

test('after the last lesson the course says what is left', async () => {
  server.use(
    course({ done: 3, nextLessonId: null, enrolment: enrolment(3, { progress: 100, completedAt: AT }) }),
    lesson(3),
    http.put('*/api/v1/knowledge/courses/c1/progress', () => success(enrolment(3, { completedAt: AT }))),
  );
  const { person } = open('courses/c1/lessons/l3');
  await person.click(await screen.findByRole('button', { name: 'Concluir aula' }));
  expect(await screen.findByText('Curso concluído')).toBeTruthy();
});

test('who only looks may read, and completing a lesson enrolls first', async () => {
  const sent: string[] = [];
  const note =
    (answer: object) =>
    ({ request }: { request: Request }) => {
      sent.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`);
      return success(answer);
    };
  server.use(
    course(),
    lesson(1, { enrolled: false }),
    lesson(2),
    http.post('*/api/v1/knowledge/courses/c1/enroll', note(enrolment(0))),
    http.put('*/api/v1/knowledge/courses/c1/progress', note(enrolment(1))),
  );
  const { person } = open('courses/c1/lessons/l1');
  expect(await screen.findByText('Uma tabela tem linhas e colunas.')).toBeTruthy();
  expect(screen.getByText(/Para guardar seu progresso/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Inscrever-se e concluir' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Filtrar linhas' })).toBeTruthy();
  expect(sent).toEqual(['POST enroll', 'PUT progress']);
});

test('a course left on another device is said to be, and the lesson can be done by enrolling', async () => {
  server.use(
    course(),
    lesson(1),
    http.put('*/api/v1/knowledge/courses/c1/progress', () => failure(409, 'NOT_ENROLLED', 'Inscreva-se antes.')),
  );
  const { person } = open('courses/c1/lessons/l1');
  const button = await screen.findByRole('button', { name: 'Concluir e continuar' });
  server.use(lesson(1, { enrolled: false }));
  await person.click(button);
  expect(await screen.findByRole('button', { name: 'Inscrever-se e concluir' })).toBeTruthy();
});

test('a lesson that was taken back says so, and that what was done is kept', async () => {
  server.use(
    course(),
    http.get('*/api/v1/knowledge/courses/c1/lessons/l1', () => failure(404, 'LESSON_NOT_FOUND', 'Não existe.')),
  );
  open('courses/c1/lessons/l1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta aula não está disponível' })).toBeTruthy();
  expect(hrefOf('Ver o curso')).toBe(`${ROOT}/courses/c1`);
});

test('questions are checked at a press, explained either way, and sent nowhere', async () => {
  const question = {
    text: 'O que filtra linhas?',
    options: [
      { text: 'SELECT', right: false },
      { text: 'WHERE', right: true },
    ],
    explanation: 'WHERE escolhe as linhas.',
  };
  server.use(course(), lesson(1, { questions: [question] }));
  const { person } = open('courses/c1/lessons/l1');
  const check = await screen.findByRole('button', { name: 'Conferir 1' });
  expect(screen.getByText(/não contam para nada/)).toBeTruthy();
  await person.click(check);
  expect(screen.getByText('Escolha uma resposta')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'SELECT' }));
  expect(screen.queryByText('Escolha uma resposta')).toBeNull();
  await person.click(check);
  expect(screen.getByText('Ainda não. A resposta certa: WHERE')).toBeTruthy();
  expect(screen.getByText('WHERE escolhe as linhas.')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'WHERE' }));
  expect(screen.queryByText('WHERE escolhe as linhas.')).toBeNull();
  await person.click(check);
  expect(screen.getByText('Isso mesmo')).toBeTruthy();
});

test('a path leads on to its first open step; what was taken back leads nowhere', async () => {
  const followed = { progress: 50, done: 1, total: 2, completedAt: null, added: 0 };
  server.use(http.get('*/api/v1/knowledge/learning-paths/p1', () => success(pathOf({ enrolment: followed }))));
  open('learning-paths/p1');
  expect(await screen.findByText('1 de 2 etapas')).toBeTruthy();
  expect(hrefOf('Continuar')).toBe(`${ROOT}/courses/c1`);
  expect(screen.getByText('Curso · 30 min · 33% feito')).toBeTruthy();
  expect(screen.getByText('Artigo · 8 min · Fora do ar por enquanto')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Planos' })).toBeNull();
  expect(hrefOf('Índices sem mistério')).toBe(`${ROOT}/articles/a1`);
});
