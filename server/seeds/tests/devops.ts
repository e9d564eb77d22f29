import { cases, choice, code, essay, type LibraryTest, truth } from './write.ts';

export const DEVOPS: readonly LibraryTest[] = [
  {
    title: 'Linux e contêineres',
    category: 'devops',
    difficulty: 'basic',
    skills: ['Linux', 'Docker'],
    minutes: 30,
    description: 'Processos, permissões, redes e imagens: o que se usa ao pôr um serviço no ar.',
    instructions: 'Considere um servidor Linux comum e contêineres OCI.',
    questions: [
      choice(
        'Permissões',
        'O que significa <code>chmod 640 arquivo</code>?',
        'O dono lê e escreve, o grupo lê, os outros nada',
        ['Todos leem e escrevem', 'O dono executa, o grupo lê', 'Só o grupo lê e escreve'],
        '6 é ler e escrever, 4 é ler, 0 é nada.',
      ),
      choice(
        'Processos',
        'Qual sinal pede que um processo termine e lhe dá a chance de se despedir?',
        'SIGTERM',
        ['SIGKILL', 'SIGSTOP', 'SIGSEGV'],
        'SIGKILL não pode ser tratado: o processo não fecha conexões nem grava o que falta.',
      ),
      truth(
        'Contêineres',
        'O que um contêiner grava fora de volumes some quando ele é recriado.',
        true,
        'A camada de escrita pertence ao contêiner; o que deve ficar vai para um volume.',
      ),
      choice(
        'Imagens',
        'Por que copiar <code>package.json</code> e instalar dependências antes de copiar o resto do código?',
        'Para que a camada das dependências fique em cache enquanto só o código muda',
        ['Porque o Docker exige essa ordem', 'Para a imagem ficar cifrada', 'Para rodar como root'],
        'Cada instrução é uma camada; o que muda menos vem antes.',
      ),
      truth(
        'Segurança',
        'Um segredo apagado numa camada posterior da imagem já não pode ser lido.',
        false,
        'Ele continua na camada anterior; use segredos de build ou passe-o em tempo de execução.',
      ),
      choice(
        'Redes',
        'Um serviço escuta em <code>127.0.0.1:8080</code> dentro do contêiner, e de fora não responde. Por quê?',
        'Porque ele só aceita conexões de dentro do próprio contêiner',
        ['Porque a porta 8080 é reservada', 'Porque falta DNS', 'Porque contêineres não têm rede'],
        'Para ser publicado, ele precisa escutar em 0.0.0.0.',
      ),
      choice(
        'Disco',
        '<code>df</code> diz que o disco está cheio, mas <code>du</code> soma muito menos. Qual é a causa mais comum?',
        'Um processo mantém aberto um arquivo que foi apagado',
        ['O disco está em outra máquina', 'O du conta em outra unidade', 'Falta memória'],
        'O espaço só volta quando o último processo fecha o arquivo; lsof +L1 mostra qual é.',
        2,
      ),
      essay(
        'Encerramento',
        'Durante uma publicação, alguns pedidos recebem erro quando a versão antiga sai. O que o serviço precisa fazer ao receber SIGTERM?',
        'Parar de aceitar conexões novas, sair do balanceador (readiness), terminar os pedidos em andamento com prazo, fechar recursos e sair.',
      ),
    ],
  },
  {
    title: 'CI/CD e observabilidade',
    category: 'devops',
    difficulty: 'intermediate',
    skills: ['CI/CD', 'Observabilidade'],
    minutes: 45,
    description: 'Entregar várias vezes ao dia e saber, antes de quem usa, que algo vai mal.',
    instructions: 'Responda pensando num sistema que não pode parar.',
    questions: [
      choice(
        'Publicação',
        'Qual estratégia manda primeiro uma pequena parte do tráfego para a versão nova?',
        'Canário',
        ['Azul e verde', 'Recriar tudo', 'Congelamento'],
        'Se os indicadores pioram, só uma parte das pessoas foi afetada.',
      ),
      choice(
        'Métricas',
        'Por que olhar o percentil 95 da latência além da média?',
        'Porque a média esconde a cauda lenta que uma parte das pessoas sente',
        [
          'Porque a média é sempre maior',
          'Porque o percentil é mais rápido de calcular',
          'Porque a média não existe em HTTP',
        ],
        'Poucos pedidos muito lentos quase não mudam a média.',
      ),
      truth(
        'Alertas',
        'Um bom alerta pede uma ação de quem o recebe.',
        true,
        'Alertas sem ação ensinam a ignorar alertas.',
      ),
      choice(
        'SLO',
        'O que é um orçamento de erro?',
        'Quanto se pode falhar num período sem quebrar o objetivo de nível de serviço',
        ['O custo de um incidente em dinheiro', 'O número de bugs abertos', 'O limite de linhas de log'],
        'Com 99,9% em 30 dias, são cerca de 43 minutos.',
        2,
      ),
      choice(
        'Banco',
        'Numa publicação sem parada, como se renomeia uma coluna?',
        'Em passos: nova coluna, gravar nas duas, migrar, ler da nova, tirar a antiga',
        ['Com um rename direto', 'Parando só as leituras', 'Trocando o nome no código depois'],
        'Durante a publicação a versão antiga e a nova rodam juntas, e as duas têm de funcionar.',
        2,
      ),
      truth(
        'Testes',
        'Um teste que falha uma vez em dez pode ficar no pipeline, desde que se rode de novo.',
        false,
        'Ele esconde falhas de verdade e acostuma a equipe a ignorar o vermelho.',
      ),
      choice(
        'Rastreamento',
        'O que permite ligar os registros de vários serviços a um mesmo pedido?',
        'Um identificador de rastreamento propagado nas chamadas',
        ['O horário de cada registro', 'O endereço IP do servidor', 'O nível do log'],
        'Com o mesmo trace id, a busca mostra o caminho inteiro.',
      ),
      code(
        'Automação',
        '<p>Escreva em Python <code>mais_lentos(linhas, n)</code>: cada linha é <code>"rota milissegundos"</code>; devolva as <code>n</code> rotas de maior mediana, da maior para a menor.</p>',
        {
          language: 'python',
          starterCode: 'def mais_lentos(linhas, n):\n    ...\n',
          expectedAnswer: 'Agrupar por rota, statistics.median, ordenar decrescente e cortar em n.',
          check: {
            functionName: 'mais_lentos',
            setup: '',
            anyOrder: false,
            solution: `from collections import defaultdict
from statistics import median

def mais_lentos(linhas, n):
    tempos = defaultdict(list)
    for linha in linhas:
        rota, ms = linha.rsplit(' ', 1)
        tempos[rota].append(float(ms))
    return sorted(tempos, key=lambda rota: median(tempos[rota]), reverse=True)[:n]`,
            cases: cases(
              ['três rotas', [['/a 10', '/b 30', '/c 20'], 2], ['/b', '/c']],
              ['mediana, e não média', [['/a 1', '/a 1', '/a 100', '/b 5'], 1], ['/b']],
              ['número par de medidas', [['/a 1', '/a 9', '/b 4', '/b 4'], 2], ['/a', '/b']],
              ['menos rotas que n', [['/a 3'], 5], ['/a']],
              ['nenhuma linha', [[], 3], []],
            ),
          },
        },
      ),
      essay(
        'Incidentes',
        'Depois de um incidente, o que uma boa análise sem culpa contém, e o que ela evita?',
        'Linha do tempo, impacto, causas que se somaram, o que ajudou, ações com dono e prazo; evita procurar culpados e causas únicas.',
      ),
    ],
  },
];
