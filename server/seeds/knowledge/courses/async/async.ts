import type { ShelfCourse } from '../../types.ts';
import { c, html } from '../../write.ts';
import { AWAIT } from './await.ts';
import { DEADLINES } from './deadlines.ts';
import { PROMISES } from './promises.ts';
import { TOGETHER } from './together.ts';
import { WAITING } from './waiting.ts';

export const ASYNC_COURSE: ShelfCourse = {
  key: 'async',
  title: 'JavaScript assíncrono sem susto',
  summary:
    'Do laço de eventos às novas tentativas: entenda em que ordem as coisas acontecem, e escreva esperas que não travam nem se perdem.',
  category: 'frontend',
  level: 'intermediate',
  skills: ['JavaScript', 'Programação assíncrona', 'TypeScript'],
  locale: 'pt-BR',
  sources: [
    {
      title: 'Using promises (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Using_promises',
    },
    {
      title: 'async function (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Statements/async_function',
    },
    {
      title: 'AbortController (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/API/AbortController',
    },
  ],
  body: html`
<p>Ao terminar, você vai saber dizer em que ordem um programa assíncrono roda, escolher entre esperar em fila e esperar junto, e
pôr prazo, cancelamento e novas tentativas onde a rede pode falhar.</p>
<p>Você precisa conhecer funções, listas e objetos em JavaScript. Nos exemplos, quem faz o papel da rede é um ${c`setTimeout`}: assim
cada um roda aqui mesmo, e sempre do mesmo jeito.</p>
`,
  lessons: [WAITING, PROMISES, AWAIT, TOGETHER, DEADLINES],
  testTitle: 'JavaScript: valores e funções',
};
