import type { ShelfLesson } from '../../types.ts';
import { c, html, javascript, output, question, shown, typescript } from '../../write.ts';

export const DEADLINES: ShelfLesson = {
  title: 'Prazos, cancelamento e novas tentativas',
  body: html`
<p>Tudo que depende da rede falha um dia: demora demais, cai no meio, volta vazio. Nesta aula você põe limite na espera, cancela o que já
não interessa e tenta de novo com educação.</p>
<h2>Um prazo</h2>
<p>${c`Promise.race`} fica com a primeira que terminar. Ponha um relógio para correr contra a busca:</p>
${javascript`
const espera = (ms, valor) => new Promise((pronto) => setTimeout(pronto, ms, valor));

function comPrazo(promessa, ms) {
  let relogio;
  const prazo = new Promise((_, recusar) => {
    relogio = setTimeout(() => recusar(new Error(\`passou de \${ms} ms\`)), ms);
  });
  return Promise.race([promessa, prazo]).finally(() => clearTimeout(relogio));
}

comPrazo(espera(50, 'frete: R$ 12'), 200).then(console.log);
comPrazo(espera(900, 'frete: R$ 12'), 200).catch((erro) => console.log(erro.message));
`}
${output`
frete: R$ 12
passou de 200 ms
`}
<p>O ${c`finally`} desliga o relógio. Sem ele, um programa de terminal ficaria aberto até o prazo acabar, com a resposta já na mão.</p>
<p>Atenção: a busca lenta <strong>continua</strong>. Paramos de ouvir, não de pedir. Para parar de verdade é preciso cancelar.</p>
<h2>Cancelar</h2>
<p>Quem digita “rea” e depois “react” não quer mais a primeira resposta. O navegador tem um objeto para isso, e ${c`fetch`} o
entende:</p>
${shown`
let atual;

async function buscar(texto) {
  atual?.abort();
  atual = new AbortController();
  const endereco = '/api/busca?q=' + encodeURIComponent(texto);
  const resposta = await fetch(endereco, { signal: atual.signal });
  return resposta.json();
}
`}
<p>A busca cancelada recusa com um erro de nome ${c`AbortError`}. Não o mostre a ninguém: foi você quem pediu. Para um prazo simples há
até um atalho, ${c`AbortSignal.timeout(5000)`}.</p>
<p>E lembre: para ${c`fetch`}, uma resposta 500 não é falha, porque a resposta chegou. Olhe ${c`resposta.ok`}.</p>
<h2>Tentar de novo, com educação</h2>
<p>Se mil celulares tentam outra vez no mesmo segundo, derrubam o serviço que estava voltando. Por isso a espera dobra a cada vez, e em
produção ganha um pedaço sorteado. Aqui, em TypeScript:</p>
${typescript`
const espera = (ms: number) => new Promise<void>((pronto) => setTimeout(pronto, ms));

async function insistir<T>(fazer: () => Promise<T>, vezes: number): Promise<T> {
  for (let vez = 1; ; vez += 1) {
    try {
      return await fazer();
    } catch (erro) {
      if (vez === vezes) throw erro;
      const pausa = 100 * 2 ** (vez - 1);
      console.log(\`tentativa \${vez} falhou, espero \${pausa} ms\`);
      await espera(pausa);
    }
  }
}

let chamadas = 0;
async function consultarCep(): Promise<string> {
  chamadas += 1;
  if (chamadas < 3) throw new Error('fora do ar');
  return 'Rua das Palmeiras';
}

insistir(consultarCep, 4).then((rua) => console.log('achei:', rua));
`}
${output`
tentativa 1 falhou, espero 100 ms
tentativa 2 falhou, espero 200 ms
achei: Rua das Palmeiras
`}
<h2>O que não repetir</h2>
<ul>
<li><strong>Erros seus</strong>: um 400 ou um 404 não melhora com insistência.</li>
<li><strong>O que não pode acontecer duas vezes</strong>: uma cobrança só se repete com uma chave de idempotência, que o servidor reconhece.</li>
<li><strong>Para sempre</strong>: três ou quatro vezes, e então diga à pessoa o que houve, com um botão para tentar de novo.</li>
</ul>
<p>Você chegou ao fim. Agora sabe esperar uma coisa, várias, e o suficiente. O teste deste curso confere a base da linguagem em que tudo isso
se apoia.</p>
`,
  questions: [
    question(
      'O prazo venceu no Promise.race. O que acontece com a busca lenta?',
      'Continua até o fim, sem ninguém ouvindo.',
      ['É cancelada pelo race.', 'Passa a recusar com o mesmo erro.'],
      'Promessas não se cancelam. Quem faz o trabalho precisa saber que deve parar: é para isso que serve o AbortController.',
    ),
    question(
      'fetch recebeu uma resposta 500. O que ele faz?',
      'Cumpre a promessa; resposta.ok é false.',
      ['Recusa a promessa com um erro.', 'Tenta de novo sozinho.'],
      'Para fetch, sucesso é ter recebido uma resposta HTTP. Conferir o status é com você.',
    ),
    question(
      'Por que a espera dobra a cada tentativa?',
      'Para dar fôlego ao serviço que está voltando.',
      ['Porque setTimeout perde precisão.', 'Para que o navegador não bloqueie a página.'],
      'Tentativas imediatas de muitos clientes viram uma segunda queda. Espaçar, com um pouco de sorteio, espalha a carga.',
    ),
  ],
};
