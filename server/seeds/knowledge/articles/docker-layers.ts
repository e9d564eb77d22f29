import type { ShelfArticle } from '../types.ts';
import { c, html, link, output, python, shown } from '../write.ts';

export const DOCKER_LAYERS: ShelfArticle = {
  key: 'docker-layers',
  title: 'Imagens Docker pequenas e rápidas: pense em camadas',
  summary:
    'Por que mudar uma linha reinstala tudo? Entenda as camadas de uma imagem, ponha os passos na ordem certa e deixe fora o que não deve ir para a produção.',
  category: 'devops',
  level: 'intermediate',
  skills: ['Docker', 'Linux'],
  locale: 'pt-BR',
  sources: [
    { title: 'Building best practices (Docker Docs)', url: 'https://docs.docker.com/build/building/best-practices/' },
    { title: 'Multi-stage builds (Docker Docs)', url: 'https://docs.docker.com/build/building/multi-stage/' },
    { title: 'Optimize cache usage in builds (Docker Docs)', url: 'https://docs.docker.com/build/cache/optimize/' },
  ],
  body: html`
<p>Você corrige um erro de digitação numa mensagem. O build leva seis minutos, baixa de novo todas as dependências e produz uma
imagem de 1,2 GB. Nada disso é necessário. Com a mesma aplicação, dá para chegar a vinte segundos e 200 MB, mudando a ordem
de cinco linhas. Para saber quais, é preciso entender uma coisa: camadas.</p>

<h2>Uma imagem é uma pilha</h2>
<p>Cada instrução ${c`COPY`} ou ${c`RUN`} do Dockerfile cria uma camada: a diferença de arquivos em relação à anterior. O
${c`FROM`} diz sobre qual pilha se começa. Ao construir, o Docker pergunta em cada passo: <em>a instrução e os arquivos que ela usa são os mesmos da última
vez?</em> Se sim, reaproveita a camada. Se não, executa o passo <strong>e todos os que vêm depois</strong>.</p>
<p>Essa é a regra inteira. Ela cabe num programa de vinte linhas, e vale a pena brincar com ele. Cada passo diz de quais
arquivos depende e quantos segundos leva.</p>
${python`
def construir(passos, mudaram):
    total, valido = 0, True
    for nome, arquivos, segundos in passos:
        if any(arquivo in mudaram for arquivo in arquivos):
            valido = False
        print(f'  {"cache" if valido else "roda "}  {nome}')
        total += 0 if valido else segundos
    return total

tudo_junto = [
    ('copiar o projeto', ['package.json', 'src'], 1),
    ('instalar dependências', [], 180),
    ('compilar', [], 15),
]
separado = [
    ('copiar package.json', ['package.json'], 1),
    ('instalar dependências', [], 180),
    ('copiar o código', ['src'], 1),
    ('compilar', [], 15),
]

for titulo, passos in [('tudo junto', tudo_junto), ('separado', separado)]:
    print(titulo)
    print('  segundos:', construir(passos, mudaram=['src']))
`}
${output`
tudo junto
  roda   copiar o projeto
  roda   instalar dependências
  roda   compilar
  segundos: 196
separado
  cache  copiar package.json
  cache  instalar dependências
  roda   copiar o código
  roda   compilar
  segundos: 16
`}
<p>Instalar as dependências não usa o código. Mas na primeira versão ele foi copiado antes, e a mudança derrubou tudo o que vinha
depois. <strong>Do que muda menos para o que muda mais</strong>: essa é a ordem.</p>

<h2>O Dockerfile que sai disso</h2>
<p>Para uma aplicação Node.js:</p>
${shown`
FROM node:24-slim AS construcao
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=construcao /app/node_modules ./node_modules
COPY --from=construcao /app/dist ./dist
COPY package.json ./
USER node
CMD ["node", "dist/servidor.js"]
`}
<p>Vamos por partes.</p>
<h3>Dois estágios</h3>
<p>O primeiro ${c`FROM`} tem o compilador, os testes, as dependências de desenvolvimento. O segundo começa do zero e copia só o
que roda. O que ficou no primeiro não vai para o servidor: a imagem fica menor, sobe mais depressa e tem menos programas
com falhas de segurança para acompanhar.</p>
<h3>npm ci, não npm install</h3>
<p>${c`npm ci`} instala exatamente o que está no ${c`package-lock.json`} e falha se ele não combina com o
${c`package.json`}. A imagem de hoje e a de amanhã saem iguais.</p>
<h3>Um usuário comum</h3>
<p>Sem ${c`USER`}, o programa roda como root dentro do contêiner. Se alguém encontra uma falha na aplicação, root é um péssimo
ponto de partida. As imagens oficiais do Node já trazem o usuário ${c`node`}.</p>
<h3>CMD entre colchetes</h3>
<p>Na forma de lista, o processo recebe direto o sinal de parada; se o seu código o escuta, termina os pedidos em andamento. Na forma de texto,
quem recebe é o shell, e em muitos casos o sinal não chega ao programa: dez segundos depois ele é morto no meio do trabalho.</p>

<h2>O que fica de fora</h2>
<p>${c`COPY . .`} copia tudo, inclusive a pasta ${c`.git`}, o ${c`node_modules`} da sua máquina e aquele arquivo
${c`.env`} com senhas. Um ${c`.dockerignore`} resolve:</p>
${shown`
.git
node_modules
dist
.env*
*.log
`}
<p>Ele também evita builds à toa: sem ele, qualquer mudança dentro de ${c`.git`} muda os arquivos de ${c`COPY . .`} e
derruba o cache.</p>

<h2>Apagar não emagrece</h2>
<p>Camadas só se somam. Se uma instala 300 MB e a seguinte apaga, os 300 MB continuam na primeira.</p>
${python`
def tamanho(camadas):
    """O que se baixa é a soma do que cada camada traz; apagar não tira nada das anteriores."""
    return sum(trouxe for trouxe, apagou in camadas)

em_dois_passos = [(80, 0), (300, 0), (0, 300)]
em_um_passo = [(80, 0), (0, 0)]

print('instalar num RUN e apagar noutro:', tamanho(em_dois_passos), 'MB')
print('instalar, usar e apagar no mesmo RUN:', tamanho(em_um_passo), 'MB')
`}
${output`
instalar num RUN e apagar noutro: 380 MB
instalar, usar e apagar no mesmo RUN: 80 MB
`}
<p>Pelo mesmo motivo, uma senha copiada e depois apagada <strong>continua na imagem</strong>, ao alcance de quem puder baixá-la.
Segredos não entram por ${c`COPY`}, ${c`ARG`} nem ${c`ENV`}. Para os que o build precisa, use os segredos do BuildKit
(${c`RUN --mount=type=secret`}); os da aplicação chegam quando o contêiner é iniciado.</p>

<h2>Alpine, slim ou completa?</h2>
<ul>
<li><strong>Completa</strong> (${c`node:24`}): tem de tudo. Boa para o estágio de construção quando algo precisa compilar código nativo.</li>
<li><strong>Slim</strong> (${c`node:24-slim`}): Debian sem o supérfluo. É a escolha segura para produção.</li>
<li><strong>Alpine</strong>: menor, mas usa outra biblioteca de C, a musl. Pacotes com código nativo às vezes precisam ser
compilados ou se comportam diferente. Vale a pena se você testar.</li>
</ul>
<p>E evite ${c`latest`}: ela aponta para outra coisa a cada mês. Fixe ao menos a versão principal. Quem precisa de builds
idênticos fixa o digest (${c`@sha256:…`}), e assume a tarefa de atualizá-lo.</p>

<h2>Meça</h2>
${shown`
docker build -t loja .
docker history loja
docker images loja
`}
<p>${c`docker history`} mostra quanto cada camada pesa. Quase sempre há uma surpresa: um ${c`chown -R`} que duplicou tudo, ou
um cache de pacotes que ficou para trás.</p>

<h2>Para onde ir agora</h2>
<ol>
<li>No programa lá de cima, troque ${c`mudaram`} por ${c`['package.json']`} e explique o resultado a alguém.</li>
<li>Construa o seu projeto duas vezes seguidas. Na segunda, tudo deveria dizer ${c`CACHED`}. O que não diz?</li>
<li>Leia as ${link('https://docs.docker.com/build/building/best-practices/', 'boas práticas na documentação do Docker')} com o
seu Dockerfile aberto ao lado.</li>
</ol>
`,
};
