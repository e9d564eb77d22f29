import type { ShelfPath } from '../types.ts';
import { html } from '../write.ts';

export const BACKEND_FIRST_STEPS: ShelfPath = {
  key: 'backend-first-steps',
  title: 'Primeiros passos no back-end',
  summary:
    'Dados, automação, HTTP, contêineres e o que acontece quando duas pessoas clicam ao mesmo tempo. Na ordem em que uma coisa ajuda a outra.',
  category: 'backend',
  level: 'basic',
  skills: ['SQL', 'Python', 'HTTP', 'Docker'],
  locale: 'pt-BR',
  sources: [
    { title: 'PostgreSQL Documentation', url: 'https://www.postgresql.org/docs/current/index.html' },
    { title: 'HTTP (MDN Web Docs)', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP' },
  ],
  body: html`
<p>Esta trilha é para quem quer trabalhar com o lado do servidor e não sabe por onde começar. Ela não escolhe um framework por você: ensina o que
continua valendo quando o framework muda.</p>
<p>Comece pelos dados, porque é em volta deles que tudo gira. Depois aprenda a automatizar, a responder pela web sem desperdício e a empacotar o
que fez. O último texto é o mais difícil, e o que mais aparece em entrevistas: o que fazer quando tudo acontece ao mesmo tempo.</p>
<p>No seu ritmo, com duas horas por semana, dá perto de um mês.</p>
`,
  steps: [
    { kind: 'course', key: 'sql' },
    { kind: 'course', key: 'python' },
    { kind: 'article', key: 'http-cache' },
    { kind: 'article', key: 'docker-layers' },
    { kind: 'article', key: 'indexes' },
    { kind: 'article', key: 'race-conditions' },
  ],
};
