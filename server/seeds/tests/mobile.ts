import { cases, choice, code, essay, type LibraryTest, truth } from './write.ts';

export const MOBILE: readonly LibraryTest[] = [
  {
    title: 'Fundamentos de apps móveis',
    category: 'mobile',
    difficulty: 'intermediate',
    skills: ['React Native'],
    minutes: 40,
    description: 'Ciclo de vida, permissões, telas e publicação em Android e iOS.',
    instructions: 'Vale para apps nativos, Flutter ou React Native: responda pelo que é comum às plataformas.',
    questions: [
      choice(
        'Ciclo de vida',
        'O app vai para segundo plano. O que ele deve fazer com um formulário pela metade?',
        'Guardar o que foi digitado, porque o sistema pode encerrar o processo',
        ['Nada, o processo continua vivo', 'Enviar ao servidor mesmo incompleto', 'Apagar por segurança'],
        'O sistema libera memória sem avisar; o que não foi guardado se perde.',
      ),
      choice(
        'Permissões',
        'Quando é melhor pedir acesso à câmera?',
        'No momento em que a pessoa toca em algo que precisa dela',
        ['Na primeira abertura do app', 'Junto com todas as outras permissões', 'Depois do primeiro erro'],
        'Com contexto a pessoa entende por que é pedido, e aceita mais.',
      ),
      truth(
        'Interface',
        'Trabalho pesado na thread principal faz a tela perder quadros.',
        true,
        'A 60 Hz há cerca de 16 ms por quadro; o que demora mais trava a interface.',
      ),
      choice(
        'Armazenamento',
        'Onde guardar um token de acesso?',
        'No Keychain (iOS) ou no Keystore (Android)',
        ['Nas preferências comuns, em texto', 'Num arquivo da pasta pública', 'No código do app'],
        'São guardados cifrados e protegidos pelo sistema.',
        2,
      ),
      choice(
        'Notificações',
        'Uma notificação push traz o conteúdo de uma mensagem privada. Qual é o risco?',
        'Ela aparece na tela bloqueada e passa por servidores de terceiros',
        ['Ela gasta muita memória', 'Ela só chega no Wi-Fi', 'Nenhum'],
        'Mande só o aviso e busque o conteúdo depois de desbloquear.',
      ),
      truth(
        'Publicação',
        'Depois de publicada uma correção, todas as pessoas passam a usá-la no mesmo dia.',
        false,
        'Versões antigas ficam em uso por semanas; a API precisa continuar a servi-las.',
      ),
      choice(
        'Acessibilidade',
        'Por que não fixar o tamanho das letras em pixels?',
        'Porque quem aumenta a letra do sistema não a veria aumentar',
        ['Porque pixels são proibidos nas lojas', 'Porque o app fica mais lento', 'Porque o texto fica borrado'],
        'Use as unidades que seguem a preferência do sistema e deixe a tela crescer.',
      ),
      code(
        'Datas',
        '<p>Escreva <code>tempoRelativo(agora, antes)</code> (milissegundos) que devolve “agora”, “há 5 min”, “há 3 h” ou “há 2 dias”.</p>',
        {
          language: 'typescript',
          starterCode: 'export function tempoRelativo(agora: number, antes: number): string {\n  // …\n}\n',
          expectedAnswer: 'Diferença em minutos: <1 agora; <60 minutos; <1440 horas; senão dias; singular de dia.',
          check: {
            functionName: 'tempoRelativo',
            setup: '',
            anyOrder: false,
            solution: `export function tempoRelativo(agora: number, antes: number): string {
  const minutos = Math.floor((agora - antes) / 60_000);
  if (minutos < 1) return 'agora';
  if (minutos < 60) return \`há \${minutos} min\`;
  if (minutos < 1440) return \`há \${Math.floor(minutos / 60)} h\`;
  const dias = Math.floor(minutos / 1440);
  return dias === 1 ? 'há 1 dia' : \`há \${dias} dias\`;
}`,
            cases: cases(
              ['minutos', [300_000, 0], 'há 5 min'],
              ['dois dias', [172_800_000, 0], 'há 2 dias'],
              ['agora', [59_999, 0], 'agora'],
              ['quase uma hora', [3_599_999, 0], 'há 59 min'],
              ['uma hora', [3_600_000, 0], 'há 1 h'],
              ['um dia', [86_400_000, 0], 'há 1 dia'],
            ),
          },
        },
      ),
      essay(
        'Versões',
        'A API precisa mudar o formato de um campo que apps antigos leem. Como você conduz a mudança?',
        'Campo novo ao lado do antigo, versões da API ou negociação, medir o uso das versões, prazo, aviso e atualização forçada só no fim.',
      ),
    ],
  },
  {
    title: 'Desempenho e offline em apps',
    category: 'mobile',
    difficulty: 'advanced',
    skills: ['React Native', 'Performance'],
    minutes: 60,
    description: 'Apps que funcionam no metrô: sincronização, conflitos, bateria e listas longas.',
    instructions: 'Nas questões abertas, diga o que a pessoa vê em cada caso.',
    questions: [
      choice(
        'Listas',
        'Uma lista de 10 mil itens demora a abrir. Qual técnica resolve na raiz?',
        'Desenhar só os itens visíveis (virtualização)',
        ['Usar imagens maiores', 'Guardar a lista em memória global', 'Aumentar o tempo limite'],
        'O custo passa a depender da tela, não do tamanho da lista.',
      ),
      choice(
        'Sincronização',
        'Duas pessoas editam offline a mesma nota. Com “a última gravação vence”, o que acontece?',
        'As alterações de uma delas se perdem sem aviso',
        ['As duas são juntadas', 'O servidor recusa as duas', 'A nota é duplicada'],
        'Versões, junção por campo ou CRDTs evitam a perda; ao menos avise.',
        2,
      ),
      truth(
        'Bateria',
        'Consultar o servidor a cada 5 segundos em segundo plano é aceitável, se a resposta for pequena.',
        false,
        'Acordar o rádio é o que custa; use push ou as janelas de trabalho do sistema.',
      ),
      choice(
        'Fila local',
        'Pedidos feitos offline vão para uma fila local. O que cada um precisa para ser repetido com segurança?',
        'Uma chave única que o servidor reconhece',
        ['O horário do aparelho', 'O nome da pessoa', 'O tamanho do pedido'],
        'Sem ela, uma resposta perdida vira um pedido em dobro.',
        2,
      ),
      truth(
        'Imagens',
        'Decodificar uma foto de 12 megapixels para mostrar num quadrado de 100 pontos gasta memória à toa.',
        true,
        'São cerca de 48 MB decodificados; reduza ao decodificar.',
      ),
      choice(
        'Início',
        'O que mais ajuda a percepção de um início rápido?',
        'Mostrar logo a última tela guardada e atualizá-la depois',
        ['Uma animação de abertura mais longa', 'Carregar tudo antes de mostrar', 'Pedir as permissões primeiro'],
        'A pessoa já pode ler e agir enquanto os dados novos chegam.',
      ),
      choice(
        'Relógio',
        'Por que não usar o relógio do aparelho para ordenar alterações de vários aparelhos?',
        'Porque ele pode estar errado ou ser mudado',
        ['Porque ele não tem segundos', 'Porque gasta bateria', 'Porque exige permissão'],
        'Use sequências por aparelho e a ordem dada pelo servidor.',
      ),
      code(
        'Junção',
        '<p>Escreva <code>juntar(base, local, remoto)</code>: três objetos simples com as mesmas chaves. Para cada chave, fica o lado que mudou em relação à base; se os dois mudaram para valores diferentes, a chave vai para <code>conflitos</code>. No conflito vale o valor remoto. Devolva <code>{ valor, conflitos }</code>, com os nomes das chaves em conflito.</p>',
        {
          language: 'javascript',
          starterCode: 'function juntar(base, local, remoto) {\n  // …\n}\n',
          expectedAnswer:
            'Para cada chave: se local igual à base, remoto; se remoto igual à base, local; se iguais, qualquer; senão conflito (valor remoto).',
          check: {
            functionName: 'juntar',
            setup: '',
            anyOrder: false,
            solution: `function juntar(base, local, remoto) {
  const valor = {};
  const conflitos = [];
  for (const chave of Object.keys(base)) {
    const mudouAqui = local[chave] !== base[chave];
    const mudouLa = remoto[chave] !== base[chave];
    if (mudouAqui && mudouLa && local[chave] !== remoto[chave]) conflitos.push(chave);
    valor[chave] = mudouLa ? remoto[chave] : local[chave];
  }
  return { valor, conflitos };
}`,
            cases: cases(
              [
                'cada lado mudou uma chave',
                [
                  { a: 1, b: 2 },
                  { a: 5, b: 2 },
                  { a: 1, b: 7 },
                ],
                { valor: { a: 5, b: 7 }, conflitos: [] },
              ],
              ['conflito', [{ a: 1 }, { a: 2 }, { a: 3 }], { valor: { a: 3 }, conflitos: ['a'] }],
              ['a mesma mudança', [{ a: 1 }, { a: 2 }, { a: 2 }], { valor: { a: 2 }, conflitos: [] }],
              ['mudou para vazio', [{ a: 'x' }, { a: '' }, { a: 'x' }], { valor: { a: '' }, conflitos: [] }],
              ['nada mudou', [{ a: 1 }, { a: 1 }, { a: 1 }], { valor: { a: 1 }, conflitos: [] }],
            ),
          },
        },
        6,
      ),
      essay(
        'Offline',
        'Desenhe a experiência de enviar uma foto sem conexão: o que a pessoa vê, o que fica guardado, e o que acontece se ela desinstala o app antes do envio.',
        'Estado “na fila” visível, miniatura local, envio em partes com retomada, cancelamento; ao desinstalar perde-se, e isso deve ser dito.',
        6,
      ),
    ],
  },
];
