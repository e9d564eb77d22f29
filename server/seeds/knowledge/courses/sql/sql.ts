import type { ShelfCourse } from '../../types.ts';
import { html } from '../../write.ts';
import { FILTERS } from './filters.ts';
import { GROUPS } from './groups.ts';
import { JOINS } from './joins.ts';
import { REPORT } from './report.ts';
import { TABLES } from './tables.ts';

export const SQL_COURSE: ShelfCourse = {
  key: 'sql',
  title: 'SQL do zero ao relatório',
  summary:
    'Cinco aulas, uma padaria e muitas perguntas. Comece criando uma tabela e termine com um relatório mensal que fecha na conta.',
  category: 'database',
  level: 'basic',
  skills: ['SQL', 'PostgreSQL'],
  locale: 'pt-BR',
  sources: [
    { title: 'The SQL Language (PostgreSQL Documentation)', url: 'https://www.postgresql.org/docs/current/sql.html' },
    {
      title: 'Table Expressions (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/queries-table-expressions.html',
    },
    {
      title: 'Window Functions (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/tutorial-window.html',
    },
  ],
  body: html`
<p>Ao terminar, você vai saber criar tabelas com regras, filtrar sem cair nas armadilhas do ${'<code>null</code>'}, juntar tabelas sem
perder nem repetir linhas e escrever um relatório que outra pessoa consegue conferir.</p>
<p>Todo exemplo roda sozinho, num banco só seu: mude, quebre, rode de novo. Não é preciso instalar nada nem saber programar.</p>
`,
  lessons: [TABLES, FILTERS, JOINS, GROUPS, REPORT],
  testTitle: 'SQL do dia a dia',
};
