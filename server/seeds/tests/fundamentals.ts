import { cases, choice, code, essay, type LibraryTest, truth } from './write.ts';

export const FUNDAMENTALS: readonly LibraryTest[] = [
  {
    title: 'JavaScript: valores e funções',
    category: 'fundamentals',
    difficulty: 'basic',
    skills: ['JavaScript'],
    minutes: 30,
    description: 'Tipos, comparações, escopo, arrays e promessas: a base de quem programa em JavaScript.',
    instructions: 'Nas perguntas sobre código, responda antes de rodar: o que interessa é o que você sabe dizer dele.',
    questions: [
      choice(
        'Tipos',
        'Qual é o valor de <code>typeof null</code>?',
        '"object"',
        ['"null"', '"undefined"', '"number"'],
        'É um erro histórico da linguagem, mantido por compatibilidade.',
      ),
      truth(
        'Comparação',
        '<code>NaN === NaN</code> é verdadeiro.',
        false,
        'NaN é diferente de tudo, até de si; use Number.isNaN.',
      ),
      choice(
        'Arrays',
        'Qual método devolve um novo array só com os itens que passam por um teste?',
        'filter',
        ['map', 'forEach', 'find'],
        'find devolve o primeiro item; map transforma todos; forEach não devolve nada.',
      ),
      choice(
        'Escopo',
        '<p>O que este código imprime?</p><pre><code>for (var i = 0; i &lt; 3; i++) {\n  setTimeout(() =&gt; console.log(i));\n}</code></pre>',
        '3, 3, 3',
        ['0, 1, 2', '2, 2, 2', 'Nada'],
        'var tem um só i para todo o laço, que já vale 3 quando as funções rodam; com let seria 0, 1, 2.',
        2,
      ),
      choice(
        'Promessas',
        'Quando <code>Promise.all</code> é rejeitada?',
        'Assim que uma das promessas é rejeitada',
        ['Quando todas são rejeitadas', 'Nunca', 'Quando a primeira promessa termina'],
        'Para esperar todas, com sucesso ou não, existe Promise.allSettled.',
      ),
      truth(
        'Objetos',
        'Duas constantes que apontam para objetos com as mesmas propriedades são iguais por <code>===</code>.',
        false,
        'Objetos são comparados por identidade, não pelo conteúdo.',
      ),
      choice(
        'Números',
        'Por que <code>0.1 + 0.2 !== 0.3</code>?',
        'Porque 0,1 e 0,2 não têm representação exata em binário',
        ['Porque a soma é feita como texto', 'Porque falta um parêntese', 'Porque === compara endereços'],
        'Números são IEEE 754 de 64 bits; para dinheiro, use centavos inteiros.',
      ),
      code(
        'Arrays',
        '<p>Escreva <code>agrupar(itens, campo)</code>, que devolve um objeto em que cada valor de <code>item[campo]</code> leva ao array dos seus itens, na ordem em que vieram.</p>',
        {
          language: 'javascript',
          starterCode: 'function agrupar(itens, campo) {\n  // …\n}\n',
          expectedAnswer: 'Object.groupBy, ou um laço com (grupos[k] ??= []).push(item).',
          check: {
            functionName: 'agrupar',
            setup: '',
            anyOrder: false,
            solution: `function agrupar(itens, campo) {
  const grupos = {};
  for (const item of itens) (grupos[item[campo]] ??= []).push(item);
  return grupos;
}`,
            cases: cases(
              [
                'dois grupos',
                [
                  [
                    { cor: 'azul', n: 1 },
                    { cor: 'verde', n: 2 },
                    { cor: 'azul', n: 3 },
                  ],
                  'cor',
                ],
                {
                  azul: [
                    { cor: 'azul', n: 1 },
                    { cor: 'azul', n: 3 },
                  ],
                  verde: [{ cor: 'verde', n: 2 }],
                },
              ],
              ['nenhum item', [[], 'cor'], {}],
              ['números como chave', [[{ n: 0 }, { n: 0 }], 'n'], { 0: [{ n: 0 }, { n: 0 }] }],
              [
                'um grupo só',
                [
                  [
                    { a: 'x', b: 1 },
                    { a: 'x', b: 1 },
                  ],
                  'a',
                ],
                {
                  x: [
                    { a: 'x', b: 1 },
                    { a: 'x', b: 1 },
                  ],
                },
              ],
            ),
          },
        },
      ),
      code(
        'Texto',
        '<p>Escreva <code>palindromo(texto)</code>, que diz se um texto se lê igual de trás para a frente, sem contar espaços, pontuação, acentos nem maiúsculas.</p>',
        {
          language: 'javascript',
          starterCode: 'function palindromo(texto) {\n  // …\n}\n',
          expectedAnswer: 'normalize("NFD"), tirar o que não é letra ou número, minúsculas, comparar com o inverso.',
          check: {
            functionName: 'palindromo',
            setup: '',
            anyOrder: false,
            solution: `function palindromo(texto) {
  const letras = [...texto.normalize('NFD').toLowerCase()].filter((sinal) => /[a-z0-9]/.test(sinal));
  return letras.join('') === letras.reverse().join('');
}`,
            cases: cases(
              ['uma frase', ['Socorram-me, subi no ônibus em Marrocos!'], true],
              ['outra frase', ['Conhecimento acima da experiência'], false],
              ['acentos', ['Ódio... doido'], true],
              ['acentos de um lado só', ['Amé Ema'], true],
              ['números', ['12 321'], true],
              ['quase', ['12 231'], false],
              ['nada', [''], true],
            ),
          },
        },
      ),
    ],
  },
  {
    title: 'Estruturas de dados e complexidade',
    category: 'fundamentals',
    difficulty: 'intermediate',
    skills: ['Estruturas de dados', 'Algoritmos'],
    minutes: 50,
    description: 'Escolher a estrutura certa e saber quanto custa. Sem pegadinhas de olimpíada.',
    instructions: 'Nas questões de código, clareza vale tanto quanto velocidade.',
    questions: [
      choice(
        'Complexidade',
        'Qual é o custo médio de procurar uma chave numa tabela de dispersão?',
        'O(1)',
        ['O(log n)', 'O(n)', 'O(n log n)'],
        'Com uma boa função de dispersão os baldes têm poucos itens; no pior caso é O(n).',
      ),
      choice(
        'Complexidade',
        'Um laço sobre n itens chama <code>lista.includes(x)</code> a cada volta. Qual é o custo total?',
        'O(n²)',
        ['O(n)', 'O(n log n)', 'O(1)'],
        'Cada includes percorre a lista; um Set antes do laço leva a O(n).',
      ),
      truth(
        'Busca',
        'A busca binária só funciona em dados ordenados.',
        true,
        'Ela descarta metade a cada passo porque sabe de que lado está o que procura.',
      ),
      choice(
        'Estruturas',
        'Qual estrutura serve a “desfazer”: a última ação é a primeira a voltar?',
        'Pilha',
        ['Fila', 'Árvore', 'Grafo'],
        'Na pilha o último a entrar é o primeiro a sair.',
      ),
      choice(
        'Estruturas',
        'Para atender sempre o item de maior prioridade, com inserções no meio do caminho, qual estrutura convém?',
        'Heap',
        ['Lista ordenada a cada inserção', 'Pilha', 'Tabela de dispersão'],
        'No heap inserir e retirar o maior custam O(log n).',
        2,
      ),
      choice(
        'Grafos',
        'Qual algoritmo acha o caminho com menos arestas entre dois pontos de um grafo sem pesos?',
        'Busca em largura',
        ['Busca em profundidade', 'Ordenação topológica', 'Busca binária'],
        'A largura visita por distância: a primeira vez que chega é pelo caminho mais curto.',
        2,
      ),
      truth(
        'Recursão',
        'Toda função recursiva pode ser escrita com um laço e uma pilha explícita.',
        true,
        'A pilha de chamadas é o que a recursão usa por baixo.',
      ),
      code(
        'Pilhas',
        '<p>Escreva <code>balanceado(texto)</code>, que diz se os pares <code>()</code>, <code>[]</code> e <code>{}</code> de um texto se fecham na ordem certa.</p>',
        {
          language: 'python',
          starterCode: 'def balanceado(texto):\n    ...\n',
          expectedAnswer: 'Pilha com os que abrem; ao fechar, o topo tem de ser o par; no fim, pilha vazia.',
          check: {
            functionName: 'balanceado',
            setup: '',
            anyOrder: false,
            solution: `def balanceado(texto):
    pares = {')': '(', ']': '[', '}': '{'}
    pilha = []
    for sinal in texto:
        if sinal in pares.values():
            pilha.append(sinal)
        elif sinal in pares and (not pilha or pilha.pop() != pares[sinal]):
            return False
    return not pilha`,
            cases: cases(
              ['fecham na ordem', ['f(a[0], {"b": 1})'], true],
              ['fecham trocados', ['([)]'], false],
              ['falta fechar', ['(()'], false],
              ['fecha sem abrir', [')('], false],
              ['nenhum', ['sem pares'], true],
              ['muitos', ['('.repeat(2000) + ')'.repeat(2000)], true],
            ),
          },
        },
      ),
      essay(
        'Escolhas',
        'Você precisa mostrar os 10 produtos mais vendidos entre 50 milhões de vendas que chegam o dia todo. Que estruturas usaria, e quanto custam?',
        'Contagem por produto (dispersão ou tabela), e um heap de 10 ou um índice pela contagem; custo por venda O(1) ou O(log n).',
      ),
    ],
  },
];
