import { choice, code, essay, inPool, type LibraryTest, truth } from './write.ts';

export const FRONTEND: readonly LibraryTest[] = [
  {
    title: 'HTML e acessibilidade',
    category: 'frontend',
    difficulty: 'basic',
    skills: ['HTML', 'Acessibilidade'],
    minutes: 30,
    description: 'Semântica, formulários e o que leitores de tela e teclados precisam. Bom para vagas júnior.',
    instructions: 'Pode consultar a documentação do HTML. Responda com o que você faria no dia a dia.',
    questions: [
      choice(
        'Semântica',
        'Qual elemento deve disparar uma ação na própria página, como abrir um menu?',
        '<button>',
        ['<a> sem href', '<div> com onclick', '<span role="link">'],
        'O botão já recebe foco, responde a Enter e Espaço e é anunciado como botão.',
      ),
      choice(
        'Formulários',
        'Qual é a forma mais robusta de dar nome a um campo de texto?',
        'Um <label> ligado ao campo por for e id',
        ['O atributo placeholder', 'O atributo title', 'Um parágrafo logo acima do campo'],
        'O label é o nome acessível, aumenta a área de clique e não some quando se digita.',
      ),
      truth(
        'Imagens',
        'Uma imagem puramente decorativa deve ter <code>alt=""</code>.',
        true,
        'Com alt vazio o leitor de tela a ignora; sem o atributo, ele pode ler o nome do arquivo.',
      ),
      choice(
        'Foco',
        'O que acontece com <code>outline: none</code> sem nada no lugar?',
        'Quem usa o teclado deixa de ver onde está o foco',
        ['O elemento deixa de receber foco', 'O leitor de tela ignora o elemento', 'O elemento sai da ordem do Tab'],
        'O foco continua lá, mas invisível; por isso é preciso oferecer outro indicador.',
      ),
      truth(
        'Títulos',
        'A hierarquia de títulos (h1, h2, h3) deve seguir o tamanho de letra desejado.',
        false,
        'Ela segue a estrutura do conteúdo; o tamanho é assunto do CSS.',
      ),
      choice(
        'ARIA',
        'Qual destas é a primeira regra do uso de ARIA?',
        'Preferir um elemento nativo que já tenha a semântica desejada',
        [
          'Usar role em todos os elementos interativos',
          'Repetir em aria-label o texto que já é visível',
          'Nunca usar ARIA em formulários',
        ],
        'ARIA muda só o que é anunciado; comportamento e foco continuam por conta de quem escreve.',
      ),
      choice(
        'Contraste',
        'Pela WCAG 2.2, nível AA, qual é o contraste mínimo de um texto comum com o fundo?',
        '4,5:1',
        ['3:1', '7:1', '2,5:1'],
        '3:1 vale para textos grandes e componentes; 7:1 é o nível AAA.',
      ),
      code(
        'Semântica',
        '<p>Reescreva este trecho com elementos nativos, de modo que funcione pelo teclado e seja anunciado corretamente. Responda com o HTML dentro de um comentário.</p><pre><code>&lt;div class="btn" onclick="salvar()"&gt;Salvar&lt;/div&gt;\n&lt;div class="erro"&gt;Preencha o nome&lt;/div&gt;\n&lt;input placeholder="Nome"&gt;</code></pre>',
        {
          language: 'javascript',
          starterCode: '/*\n\n*/\n',
          expectedAnswer:
            'button type="button"; label ligado ao input; erro ligado por aria-describedby e aria-invalid no campo.',
        },
      ),
      essay(
        'Leitores de tela',
        'Uma busca atualiza os resultados enquanto se digita. Como você faz quem usa leitor de tela perceber que a lista mudou, sem atrapalhar a digitação?',
        'Região com role="status" (aria-live polite) que diz quantos resultados há; foco fica no campo; atualização com atraso.',
        4,
        [
          { name: 'Anuncia a mudança', description: 'Região viva educada, com quantos resultados há.', points: 2 },
          {
            name: 'Não atrapalha quem digita',
            description: 'O foco fica no campo, e o anúncio espera uma pausa.',
            points: 2,
          },
        ],
      ),
    ],
  },
  {
    title: 'React na prática',
    category: 'frontend',
    difficulty: 'intermediate',
    skills: ['React'],
    minutes: 45,
    pools: [{ name: 'Estado e efeitos', draws: 4 }],
    description: 'Estado, efeitos, listas e desempenho em aplicações React de verdade.',
    instructions: 'Considere React 19 com componentes de função. Pode consultar a documentação.',
    questions: [
      choice(
        'Listas',
        'Por que usar o índice do array como <code>key</code> é arriscado numa lista que pode ser reordenada?',
        'O React associa o estado de um item a outro item',
        [
          'A lista deixa de ser renderizada',
          'O React recria todos os nós a cada renderização',
          'O índice não pode ser um número',
        ],
        'A key diz quem é quem entre uma renderização e outra; o índice muda de dono quando a ordem muda.',
        2,
      ),
      ...inPool(
        'Estado e efeitos',
        choice(
          'Estado',
          'Depois de <code>setContador(contador + 1)</code> duas vezes no mesmo clique, quanto o contador aumenta?',
          '1',
          ['2', '0', 'Depende do navegador'],
          'As duas chamadas leem o mesmo valor da renderização; com a forma de função, c => c + 1, aumentaria 2.',
        ),
        truth(
          'Efeitos',
          'Um valor que pode ser calculado a partir das props deve ser guardado em estado e atualizado por um efeito.',
          false,
          'Calcule durante a renderização: o efeito custa uma renderização a mais e deixa a tela um passo atrás.',
        ),
        choice(
          'Efeitos',
          'Para que serve a função devolvida por um <code>useEffect</code>?',
          'Para desfazer o efeito antes do próximo e quando o componente sai da tela',
          ['Para rodar depois de cada renderização', 'Para cancelar a renderização', 'Para rodar só na primeira vez'],
          'É onde se cancelam assinaturas, temporizadores e pedidos que perderam o sentido.',
        ),
        choice(
          'Refs',
          'Qual destas situações pede <code>useRef</code> em vez de <code>useState</code>?',
          'Guardar o id de um temporizador que a tela não mostra',
          [
            'Guardar o texto de um campo controlado',
            'Guardar se um menu está aberto',
            'Guardar o item selecionado de uma lista',
          ],
          'Mudar uma ref não redesenha nada: serve para o que a tela não mostra.',
        ),
        truth(
          'Contexto',
          'Quando o valor de um contexto muda, todos os componentes que o leem são renderizados de novo.',
          true,
          'Por isso convém separar o que muda muito do que muda pouco, e manter o valor estável.',
        ),
        choice(
          'Formulários',
          'Um <code>input</code> recebe <code>value</code>, mas não <code>onChange</code>. O que acontece?',
          'O campo não aceita o que se digita, e o React avisa no console',
          [
            'Ele passa a ser um campo não controlado',
            'O componente não é renderizado',
            'O que se digita vai para o defaultValue',
          ],
          'Com value quem manda no texto é o estado; para um valor inicial existe defaultValue.',
        ),
      ),
      choice(
        'Desempenho',
        'Uma digitação trava porque uma lista de 5 mil linhas é redesenhada a cada tecla. Qual é o primeiro passo?',
        'Medir com o Profiler o que renderiza e por quê',
        [
          'Colocar useMemo em todos os componentes',
          'Trocar o estado por uma variável global',
          'Usar setTimeout em volta do setState',
        ],
        'Sem medir não se sabe se o caso é memoização, virtualização ou estado alto demais na árvore.',
        2,
      ),
      code(
        'Hooks',
        '<p>Escreva um hook <code>useDebounced(valor, ms)</code> que devolve o valor só depois de ele ficar <code>ms</code> milissegundos sem mudar.</p>',
        {
          language: 'typescript',
          starterCode: 'export function useDebounced<T>(valor: T, ms: number): T {\n  // …\n}\n',
          expectedAnswer:
            'useState com o valor, useEffect com setTimeout e clearTimeout na limpeza, dependências [valor, ms].',
        },
        6,
      ),
      essay(
        'Dados',
        'Uma tela de detalhe mostra por um instante os dados da pessoa anterior quando se navega rápido entre perfis. Qual é a causa provável e como você resolve?',
        'Corrida entre pedidos: a resposta antiga chega depois. Cancelar (AbortController), ignorar respostas velhas, chave de cache por id.',
      ),
    ],
  },
];
