import type { ShelfLesson } from '../../types.ts';
import { c, html, javascript, output, question } from '../../write.ts';

export const WAITING: ShelfLesson = {
  title: 'Esperar não é parar',
  body: html`
<p>Numa lanchonete, quem atende anota o seu pedido, passa para a cozinha e chama a próxima pessoa. Não fica parado olhando a chapa.
JavaScript trabalha assim: <strong>uma</strong> pessoa no balcão, que nunca espera de braços cruzados.</p>
<h2>A ordem das coisas</h2>
<p>Antes de rodar, escreva num papel a ordem em que você acha que as linhas aparecem.</p>
${javascript`
console.log('1: anota o pedido');

setTimeout(() => console.log('4: o lanche ficou pronto'), 0);

Promise.resolve().then(() => console.log('3: avisa a cozinha'));

console.log('2: chama a próxima pessoa');
`}
${output`
1: anota o pedido
2: chama a próxima pessoa
3: avisa a cozinha
4: o lanche ficou pronto
`}
<p>Mesmo com zero milissegundos, o temporizador veio por último. O motor segue três regras:</p>
<ol>
<li>O código que está rodando vai até o fim. Nada o interrompe.</li>
<li>Depois vêm as <em>microtarefas</em>: o que foi pedido com ${c`then`} ou depois de um ${c`await`}. Todas, até acabar.</li>
<li>Só então vem <strong>uma</strong> tarefa da fila: um temporizador, um clique, uma resposta da rede. E volta-se ao 2.</li>
</ol>
<p>Essa roda tem nome: <em>event loop</em>, o laço de eventos.</p>
<h2>O que trava o balcão</h2>
<p>Se quem atende resolve contar todas as moedas do caixa, a fila para. Um cálculo longo faz o mesmo com a página: nenhum clique é
atendido até ele acabar. Veja um temporizador de 10 milissegundos que só consegue entrar quando o laço termina:</p>
${javascript`
setTimeout(() => console.log('o aviso que devia ter saído antes'), 10);

let soma = 0;
for (let i = 1; i <= 1_000_000; i += 1) soma += i;
console.log('terminei de contar:', soma);
`}
${output`
terminei de contar: 500000500000
o aviso que devia ter saído antes
`}
<p>O número no ${c`setTimeout`} é um <strong>mínimo</strong>. Ele promete “não antes de”, nunca “exatamente em”.</p>
<h2>Então quem espera?</h2>
<p>O navegador, ou o Node.js. Ler um arquivo, buscar algo na rede, contar o tempo: isso é feito fora da sua linha de execução.
Quando termina, a função que você deixou entra na fila. Por isso um servidor com uma thread só consegue atender centenas de
pessoas: quase todo o tempo de cada uma é espera, e esperar não ocupa o balcão.</p>
<h2>Sua vez</h2>
<p>No primeiro exemplo, ponha um ${c`then`} dentro do outro e um segundo ${c`setTimeout`} antes de todos. Adivinhe a ordem primeiro,
rode depois. Se errar, descubra qual das três regras você esqueceu.</p>
`,
  questions: [
    question(
      'setTimeout(f, 0) chama f quando?',
      'Depois do código atual e de todas as microtarefas.',
      ['Imediatamente, antes da próxima linha.', 'Antes dos then que já estavam esperando.'],
      'Zero quer dizer “assim que der”. O código que está rodando termina, as microtarefas se esgotam, e só então vem a fila dos temporizadores.',
    ),
    question(
      'Um laço que calcula por dois segundos numa página faz o quê?',
      'Trava cliques e temporizadores até terminar.',
      ['Roda numa thread à parte, sem atrapalhar.', 'É interrompido quando alguém clica.'],
      'Há uma linha de execução só. Cálculo longo vai para um Worker, ou é partido em pedaços que devolvem a vez.',
    ),
  ],
};
