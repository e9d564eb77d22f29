import type { ShelfLesson } from '../../types.ts';
import { c, html, javascript, output, question } from '../../write.ts';

export const TOGETHER: ShelfLesson = {
  title: 'Várias esperas ao mesmo tempo',
  body: html`
<p>A página de um pedido precisa do cliente, do endereço e do frete. Cada busca leva 100 milissegundos. Com um ${c`await`} depois do
outro, são 300. Mas nenhuma depende das outras: por que esperar em fila?</p>
${javascript`
const espera = (ms, valor) => new Promise((pronto) => setTimeout(pronto, ms, valor));
const buscar = (oQue) => espera(100, oQue);
const decimos = (desde) => Math.round((Date.now() - desde) / 100);

async function principal() {
  let inicio = Date.now();
  await buscar('cliente');
  await buscar('endereço');
  await buscar('frete');
  console.log('em fila:', decimos(inicio), 'décimos de segundo');

  inicio = Date.now();
  const tudo = await Promise.all([buscar('cliente'), buscar('endereço'), buscar('frete')]);
  console.log('juntas:', decimos(inicio), 'décimo de segundo');
  console.log(tudo.join(', '));
}
principal();
`}
${output`
em fila: 3 décimos de segundo
juntas: 1 décimo de segundo
cliente, endereço, frete
`}
<p>As três começam quando são <strong>chamadas</strong>; ${c`Promise.all`} só espera por elas. Os valores vêm na ordem da lista, não na
ordem de chegada.</p>
<h2>E se uma falhar?</h2>
<p>${c`Promise.all`} recusa assim que a primeira falha. As outras continuam, mas ninguém mais as ouve. Se metade da resposta ainda
serve, use ${c`Promise.allSettled`}, que espera todas e conta como foi cada uma:</p>
${javascript`
const certo = (valor) => Promise.resolve(valor);
const errado = (motivo) => Promise.reject(new Error(motivo));

async function principal() {
  const respostas = await Promise.allSettled([certo('cliente'), errado('CEP fora do ar'), certo('cupom')]);
  for (const resposta of respostas) {
    console.log(resposta.status === 'fulfilled' ? resposta.value : 'falhou: ' + resposta.reason.message);
  }
}
principal();
`}
${output`
cliente
falhou: CEP fora do ar
cupom
`}
<h2>O forEach que não espera</h2>
<p>${c`forEach`} não sabe o que é uma promessa. Ele chama a função e segue:</p>
${javascript`
const espera = (ms) => new Promise((pronto) => setTimeout(pronto, ms));

async function principal() {
  ['a', 'b'].forEach(async (nota) => {
    await espera(10);
    console.log('forEach enviou', nota);
  });
  console.log('forEach diz que acabou');

  await espera(50);
  for (const nota of ['c', 'd']) {
    await espera(10);
    console.log('for...of enviou', nota);
  }
  console.log('for...of acabou mesmo');
}
principal();
`}
${output`
forEach diz que acabou
forEach enviou a
forEach enviou b
for...of enviou c
for...of enviou d
for...of acabou mesmo
`}
<p>Uma depois da outra: ${c`for...of`} com ${c`await`}. Todas juntas: ${c`Promise.all`} com ${c`map`}.</p>
<h2>Juntas, mas não demais</h2>
<p>Mil buscas ao mesmo tempo derrubam o serviço do outro lado, ou fazem com que ele recuse você. O meio-termo é ter alguns ajudantes que
pegam da mesma lista:</p>
${javascript`
const espera = (ms) => new Promise((pronto) => setTimeout(pronto, ms));
let agora = 0;
let maximo = 0;

async function enviar() {
  agora += 1;
  maximo = Math.max(maximo, agora);
  await espera(20);
  agora -= 1;
}

async function comLimite(tarefas, limite) {
  const fila = tarefas.values();
  const ajudante = async () => {
    for (const tarefa of fila) await tarefa();
  };
  await Promise.all(Array.from({ length: limite }, ajudante));
}

comLimite(Array.from({ length: 12 }, () => enviar), 3).then(() => console.log('no máximo juntas:', maximo));
`}
${output`
no máximo juntas: 3
`}
<p>O truque está em ${c`fila`}: um iterador lembra onde parou, e os três ajudantes compartilham o mesmo.</p>
`,
  questions: [
    question(
      'Quando começa o trabalho de uma promessa passada a Promise.all?',
      'Quando a função que a devolve é chamada.',
      ['Quando Promise.all é esperado com await.', 'Uma de cada vez, na ordem da lista.'],
      'Promise.all não inicia nada. Ao montar a lista você já chamou as funções, e tudo está em andamento.',
    ),
    question(
      'Três avisos devem sair em ordem, cada um depois do anterior. O que usar?',
      'for...of com await.',
      ['forEach com uma função async.', 'Promise.all com map.'],
      'O forEach não espera, e Promise.all com map começa todos juntos. Só o laço com await termina um antes de começar o próximo.',
    ),
    question(
      'Uma de cinco buscas pode falhar, e a página serve mesmo assim. O que usar?',
      'Promise.allSettled',
      ['Promise.all', 'Promise.race'],
      'allSettled espera todas e diz o que houve com cada uma. all desiste na primeira falha; race fica com a primeira que terminar, boa ou ruim.',
    ),
  ],
};
