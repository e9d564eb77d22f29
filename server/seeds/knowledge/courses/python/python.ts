import type { ShelfCourse } from '../../types.ts';
import { html } from '../../write.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { FILES } from './files.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { GENERATORS } from './generators.ts';
import { MESSY_TEXT } from './messy-text.ts';
import { QUEUES } from './queues.ts';

export const PYTHON_COURSE: ShelfCourse = {
  key: 'python',
  title: 'Python para automatizar o dia',
  summary:
    'Troque as contas repetidas por scripts: leia mensagens e extratos, some por categoria, ache o que falta e saiba qual linha está errada.',
  category: 'fundamentals',
  level: 'basic',
  skills: ['Python', 'Lógica de programação', 'Estruturas de dados'],
  locale: 'pt-BR',
  sources: [
    { title: 'The Python Tutorial (Python documentation)', url: 'https://docs.python.org/3/tutorial/index.html' },
    {
      title: 'csv — CSV File Reading and Writing (Python documentation)',
      url: 'https://docs.python.org/3/library/csv.html',
    },
    {
      title: 'Functional Programming HOWTO (Python documentation)',
      url: 'https://docs.python.org/3/howto/functional.html',
    },
  ],
  body: html`
<p>Ao terminar, você vai saber escrever scripts curtos que leem texto e arquivos, resumem o que acharam, explicam o que deu errado e não
engasgam quando os dados crescem.</p>
<p>É um curso para começar. Não é preciso instalar nada: cada exemplo roda aqui, e os arquivos que ele cria somem no fim. No seu computador,
qualquer Python de 3.10 em diante serve.</p>
`,
  lessons: [FIRST_SCRIPT, MESSY_TEXT, DICTIONARIES, FILES, GENERATORS, QUEUES],
  testTitle: 'Estruturas de dados e complexidade',
};
