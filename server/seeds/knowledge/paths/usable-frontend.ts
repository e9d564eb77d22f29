import type { ShelfPath } from '../types.ts';
import { html } from '../write.ts';

export const USABLE_FRONTEND: ShelfPath = {
  key: 'usable-frontend',
  title: 'Front-end que todo mundo consegue usar',
  summary:
    'Telas que funcionam com teclado, com leitor de tela, no celular antigo e na internet ruim. Primeiro o HTML, depois o JavaScript por baixo, por fim a rede.',
  category: 'frontend',
  level: 'intermediate',
  skills: ['HTML', 'Acessibilidade web', 'JavaScript', 'HTTP'],
  locale: 'pt-BR',
  sources: [
    { title: 'Learn Accessibility (web.dev)', url: 'https://web.dev/learn/accessibility' },
    { title: 'JavaScript (MDN Web Docs)', url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript' },
  ],
  body: html`
<p>Uma tela boa é a que serve a quem não se parece com quem a fez. Esta trilha junta três coisas que costumam ser ensinadas separadas: marcar a página
direito, entender a linguagem que a move e respeitar a conexão de quem está do outro lado.</p>
<p>Você precisa saber o básico de HTML e de JavaScript. No fim, pegue uma tela sua e refaça: é o melhor exercício desta trilha.</p>
`,
  steps: [
    { kind: 'article', key: 'accessible-forms' },
    { kind: 'article', key: 'closures' },
    { kind: 'course', key: 'async' },
    { kind: 'article', key: 'http-cache' },
  ],
};
