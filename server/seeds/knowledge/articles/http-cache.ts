import type { ShelfArticle } from '../types.ts';
import { c, html, link, output, shown, typescript } from '../write.ts';

export const HTTP_CACHE: ShelfArticle = {
  key: 'http-cache',
  title: 'Cache HTTP: não baixe de novo o que não mudou',
  summary:
    'Dois cabeçalhos decidem quase tudo: Cache-Control diz por quanto tempo a resposta vale, e ETag permite perguntar se ela mudou. Veja como combinar os dois sem servir página velha.',
  category: 'backend',
  level: 'intermediate',
  skills: ['HTTP', 'REST'],
  locale: 'pt-BR',
  sources: [
    { title: 'HTTP caching (MDN Web Docs)', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching' },
    {
      title: 'Cache-Control header (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control',
    },
    { title: 'RFC 9111: HTTP Caching', url: 'https://www.rfc-editor.org/rfc/rfc9111.html' },
  ],
  body: html`
<p>A página de um restaurante pesa 900 KB. Quem abre o cardápio toda sexta baixa 900 KB toda sexta, mesmo que só o prato do
dia tenha mudado. No plano de dados de um celular, isso é tempo e é dinheiro. O cache HTTP existe para esse caso, e não
exige biblioteca nenhuma: são cabeçalhos na resposta do seu servidor.</p>

<h2>Duas perguntas diferentes</h2>
<p>Quem guarda uma resposta, o navegador ou uma CDN no caminho, faz duas perguntas quando ela é pedida de novo:</p>
<ol>
<li><strong>Ainda vale?</strong> Se vale, ela é usada sem falar com o servidor. Não há espera nenhuma.</li>
<li><strong>Venceu; mas mudou?</strong> Se não mudou, o servidor responde ${c`304 Not Modified`}, sem corpo. Há uma ida e
volta, mas quase nada é baixado.</li>
</ol>
<p>${c`Cache-Control`} responde à primeira. ${c`ETag`} responde à segunda. Boa parte da confusão sobre cache vem de misturar
as duas.</p>

<h2>Ainda vale? Cache-Control</h2>
<p>Esta resposta pode ser usada durante cinco minutos sem perguntar nada:</p>
${shown`
HTTP/1.1 200 OK
Content-Type: application/json
Cache-Control: max-age=300
ETag: "cardapio-v41"
`}
<p>O cálculo é uma subtração: a idade da resposta contra o ${c`max-age`}. Veja a regra em código.</p>
${typescript`
interface Guardada {
  readonly guardadaEm: number;
  readonly maxAge: number;
}

function aindaVale({ guardadaEm, maxAge }: Guardada, agora: number): boolean {
  const idade = agora - guardadaEm;
  return idade < maxAge;
}

const cardapio: Guardada = { guardadaEm: 1000, maxAge: 300 };

for (const agora of [1000, 1299, 1300]) {
  console.log(agora - cardapio.guardadaEm, 'segundos:', aindaVale(cardapio, agora) ? 'usa direto' : 'pergunta ao servidor');
}
`}
${output`
0 segundos: usa direto
299 segundos: usa direto
300 segundos: pergunta ao servidor
`}
<p>As diretivas que você vai usar de fato são poucas:</p>
<ul>
<li>${c`max-age=N`}: vale por N segundos.</li>
<li>${c`no-cache`}: pode guardar, mas <strong>pergunte sempre</strong> antes de usar. O nome engana.</li>
<li>${c`no-store`}: não guarde. Para extrato de banco, prontuário, dados de cartão.</li>
<li>${c`private`}: só o navegador da pessoa guarda, nunca uma CDN. Para tudo que depende de quem entrou.</li>
<li>${c`immutable`}: dentro do prazo, nem recarregando a página é preciso perguntar.</li>
</ul>
<p>O erro mais caro dessa lista é esquecer o ${c`private`}. Uma página “Meus pedidos” que pode ser guardada por uma CDN pode
aparecer na tela de outra pessoa.</p>

<h2>Mudou? ETag</h2>
<p>O ${c`ETag`} é uma etiqueta da versão, entre aspas. O servidor inventa como quiser: um hash do conteúdo, o número da
versão da linha no banco. Na próxima vez, o navegador a devolve em ${c`If-None-Match`}:</p>
${shown`
GET /api/cardapio HTTP/1.1
If-None-Match: "cardapio-v41"
`}
<p>O servidor compara. Iguais: responde 304, e o navegador usa o que já tem, por mais um prazo. Diferentes: responde 200 com o
corpo novo e a etiqueta nova. Este é o miolo de um servidor que faz isso:</p>
${typescript`
interface Resposta {
  readonly status: number;
  readonly etag: string;
  readonly corpo: string;
}

let versao = 41;
let pratos = ['moqueca', 'baião de dois'];

function responder(ifNoneMatch: string | null): Resposta {
  const etag = \`"cardapio-v\${versao}"\`;
  if (ifNoneMatch === etag) return { status: 304, etag, corpo: '' };
  return { status: 200, etag, corpo: JSON.stringify(pratos) };
}

const mostrar = (titulo: string, { status, corpo }: Resposta) =>
  console.log(titulo + ':', status, corpo === '' ? '(sem corpo)' : corpo);

const primeira = responder(null);
mostrar('primeira visita', primeira);
mostrar('sem mudança', responder(primeira.etag));

pratos = ['moqueca', 'arroz de cuxá'];
versao += 1;
mostrar('prato novo', responder(primeira.etag));
`}
${output`
primeira visita: 200 ["moqueca","baião de dois"]
sem mudança: 304 (sem corpo)
prato novo: 200 ["moqueca","arroz de cuxá"]
`}
<p>Repare que o servidor fez o mesmo trabalho para saber a versão. O 304 poupa a rede, não o banco. Se montar a resposta é
caro, tire a etiqueta de algo barato, como a coluna ${c`atualizado_em`}, e nem monte o corpo.</p>

<h2>A receita que funciona</h2>
<p>Para quase todo site, duas regras bastam.</p>
<h3>Arquivos com o hash no nome: para sempre</h3>
<p>Ferramentas de build geram nomes como ${c`app.3f9c1b.js`}. Se o conteúdo muda, o nome muda. Então o arquivo antigo nunca
fica errado, e pode ser guardado por um ano:</p>
${shown`
Cache-Control: public, max-age=31536000, immutable
`}
<h3>O HTML que aponta para eles: sempre perguntar</h3>
<p>A página inicial tem um endereço fixo. Ela precisa descobrir logo que há uma versão nova:</p>
${shown`
Cache-Control: no-cache
ETag: "inicio-2026-11-03"
`}
<p>O resultado: em cada visita, uma pergunta curta pelo HTML, e nada mais é baixado se nada mudou. No dia do deploy, o HTML
muda, aponta para nomes novos, e só o que mudou é baixado.</p>

<h2>E se eu errar o prazo?</h2>
<p>Esta é a parte honesta: uma resposta que saiu com ${c`max-age`} de um ano está em navegadores que você não controla. Não há
botão para apagá-la de lá. As saídas são mudar o endereço do recurso ou esperar. Por isso, na dúvida, comece curto:</p>
<ul>
<li>dados que mudam a qualquer momento: ${c`no-cache`} com ${c`ETag`};</li>
<li>listas em que um minuto de atraso não machuca: ${c`max-age=60`};</li>
<li>um ano, só com hash no nome.</li>
</ul>
<p>Existe um meio-termo útil, ${c`stale-while-revalidate`}. Com ${c`max-age=60, stale-while-revalidate=600`}, durante dez
minutos depois do vencimento a resposta velha é mostrada na hora, enquanto a nova é buscada por trás. Quem visita não espera;
em troca, vê uma vez o conteúdo anterior. Para um cardápio é ótimo. Para o saldo de uma conta, não.</p>

<h2>Como conferir</h2>
<p>Abra as ferramentas do navegador, aba Rede, e recarregue a página. Na coluna de tamanho, “cache” significa que nada foi pedido;
304 significa que houve pergunta. No terminal:</p>
${shown`
curl -sI https://seusite.example/ | grep -iE 'cache-control|etag'
`}
<p>Um aviso: com a opção “desativar cache” marcada, o navegador baixa tudo de novo, e você vai achar que os cabeçalhos não
funcionam.</p>

<h2>Para onde ir agora</h2>
<ol>
<li>Liste os cinco endereços mais pedidos do seu projeto e escreva, para cada um: quem pode guardar, e por quanto tempo.</li>
<li>Procure respostas que dependem de quem entrou e não dizem ${c`private`} nem ${c`no-store`}.</li>
<li>Leia ${link('https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching', 'o guia da MDN sobre cache HTTP')},
e deixe a RFC 9111 por perto para as dúvidas finas, como o cabeçalho ${c`Vary`}.</li>
</ol>
`,
};
