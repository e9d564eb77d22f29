import type { FieldPhrases } from './field-words.ts';

export const fieldPhrasesPtBR: FieldPhrases = {
  support: {
    purpose:
      'Nesta função, você é quem responde quando alguém precisa de ajuda, e quem percebe primeiro o que não está funcionando.',
    work: [
      'Responder a quem pede ajuda, do primeiro contato até a solução.',
      'Reproduzir o problema, registrar o que viu e encaminhar ao time certo quando a solução não depende de você.',
      'Escrever e manter respostas e artigos que evitem a mesma pergunta de novo.',
      'Avisar quem está esperando, mesmo quando a novidade é que ainda não há novidade.',
      'Levar ao produto o que mais incomoda quem usa, com exemplos.',
    ],
    show: [
      'Escrita clara e cordial, também com quem tem pressa ou perdeu a paciência.',
      'Perguntas que levam à causa de um problema.',
      'Senso de prioridade quando vários pedidos chegam juntos.',
    ],
  },
  sales: {
    purpose:
      'Nesta função, você é quem entende o problema de cada cliente e mostra, com franqueza, se o que vendemos resolve.',
    work: [
      'Encontrar empresas e pessoas a quem o que oferecemos faz diferença.',
      'Ouvir o problema de quem compra antes de apresentar a solução.',
      'Conduzir demonstrações, propostas e negociações até o fechamento.',
      'Manter o funil em dia: próximo passo, prazo e motivo de cada perda.',
      'Combinar com o atendimento o que foi prometido a cada cliente.',
    ],
    show: [
      'Perguntas que revelam o que o cliente precisa.',
      'Uma proposta explicada em poucas frases, com preço e próximos passos.',
      'Previsões feitas a partir do funil, e não do otimismo.',
    ],
  },
  design: {
    purpose:
      'Nesta função, você é quem transforma o que as pessoas precisam em telas que elas entendem sem explicação.',
    work: [
      'Entender com quem usa o que atrapalha, antes de desenhar.',
      'Desenhar fluxos e telas, do rascunho ao que vai para produção, com os estados de erro e de vazio.',
      'Testar protótipos com pessoas e mudar o que não funcionou.',
      'Cuidar dos componentes e padrões que a equipe reaproveita.',
      'Acompanhar a construção com quem desenvolve e ajustar os detalhes.',
    ],
    show: [
      'Um trabalho seu contado do problema ao resultado, com o que ficou pelo caminho.',
      'Decisões de hierarquia, texto e espaço que você sabe explicar.',
      'Cuidado com acessibilidade: contraste, teclado e leitura.',
    ],
  },
  data: {
    purpose: 'Nesta função, você é quem transforma dados em respostas nas quais a empresa pode confiar para decidir.',
    work: [
      'Transformar perguntas do negócio em análises que possam ser conferidas.',
      'Preparar e validar dados, e dizer quando eles não bastam.',
      'Construir painéis e modelos que continuem certos quando os dados mudarem.',
      'Explicar resultados e incertezas a quem vai decidir.',
      'Documentar métricas e fontes para que cada número tenha um só significado.',
    ],
    show: [
      'Uma análise sua, da pergunta à conclusão, com as limitações.',
      'Domínio de consultas e de estatística suficiente para desconfiar do próprio resultado.',
      'Um resultado explicado sem jargão.',
    ],
  },
  backend: {
    purpose: 'Nesta função, você é quem cuida do que ninguém vê e de que tudo depende: regras, dados e integrações.',
    work: [
      'Projetar e construir APIs e serviços que outras equipes usam sem surpresa.',
      'Modelar dados e escrever consultas que continuem rápidas com o volume real.',
      'Integrar sistemas de terceiros e tratar o que acontece quando eles falham.',
      'Escrever testes do que importa e acompanhar o serviço em produção.',
      'Investigar incidentes até a causa e corrigir o que os permitiu.',
    ],
    show: [
      'Um serviço ou API que você saiba explicar: limites, erros e escolhas de dados.',
      'Código legível, com testes que falham pelo motivo certo.',
      'Raciocínio sobre concorrência, desempenho e segurança.',
    ],
  },
  frontend: {
    purpose: 'Nesta função, você é quem faz a interface que as pessoas usam, rápida e clara em qualquer tela.',
    work: [
      'Construir telas a partir do design, com os estados de carregando, vazio e erro.',
      'Criar componentes acessíveis, que funcionem por teclado e por leitor de tela.',
      'Integrar a interface às APIs e tratar rede lenta e respostas inesperadas.',
      'Medir e melhorar o tempo de carregamento e de resposta.',
      'Escrever testes do comportamento que as pessoas percebem.',
    ],
    show: [
      'Uma interface sua, funcionando no celular e por teclado.',
      'Componentes com estado e efeitos que você sabe explicar.',
      'Atenção ao detalhe visual e ao texto da tela.',
    ],
  },
  mobile: {
    purpose: 'Nesta função, você é quem faz o aplicativo que vai no bolso das pessoas, com rede boa ou sem rede.',
    work: [
      'Construir telas e fluxos do aplicativo, do protótipo à loja.',
      'Tratar falta de rede, bateria e permissões sem perder o que a pessoa fez.',
      'Publicar versões com segurança e acompanhar falhas depois da publicação.',
      'Combinar com o back-end contratos que aguentem versões antigas do aplicativo.',
      'Escrever testes e reduzir o tempo de abertura.',
    ],
    show: [
      'Um aplicativo ou parte dele que você construiu, e o que aprendeu ao publicar.',
      'Cuidado com desempenho e com versões antigas do sistema.',
      'Código que separa tela, estado e acesso a dados.',
    ],
  },
  quality: {
    purpose: 'Nesta função, você é quem encontra o problema antes de quem usa, e ajuda a equipe a não repetir.',
    work: [
      'Planejar o que testar a partir do risco, e não só da lista de telas.',
      'Automatizar os testes que valem a pena e explorar à mão o resto.',
      'Relatar problemas que qualquer pessoa consiga reproduzir.',
      'Participar desde a definição, perguntando o que pode dar errado.',
      'Cuidar dos ambientes e dados de teste.',
    ],
    show: [
      'Um plano de teste curto para uma funcionalidade que você conheça.',
      'Relatos de problema com passos, esperado e obtido.',
      'Testes automatizados estáveis, que falham quando devem.',
    ],
  },
  infrastructure: {
    purpose: 'Nesta função, você é quem mantém tudo no ar e torna cada publicação um acontecimento sem susto.',
    work: [
      'Cuidar da infraestrutura como código, com revisão e histórico.',
      'Montar e manter o caminho do código até a produção.',
      'Definir alertas que avisam o que importa, e só isso.',
      'Responder a incidentes e escrever o que foi aprendido.',
      'Acompanhar custo, capacidade e segurança dos ambientes.',
    ],
    show: [
      'Um ambiente ou pipeline que você montou, e o que acontece quando falha.',
      'Diagnóstico metódico de um sistema fora do ar.',
      'Automação no lugar de passos manuais.',
    ],
  },
  product: {
    purpose:
      'Nesta função, você é quem decide, com a equipe, qual problema vale resolver agora e como saber se deu certo.',
    work: [
      'Conversar com quem usa e trazer para a equipe o problema, e não só o pedido.',
      'Definir prioridades e explicar o que fica de fora.',
      'Escrever o que será feito de modo que design e engenharia possam começar.',
      'Acompanhar as métricas do que foi lançado e decidir o próximo passo.',
      'Alinhar expectativas com vendas, atendimento e liderança.',
    ],
    show: [
      'Uma decisão de produto sua: a evidência, a escolha e o resultado.',
      'Um problema descrito em uma página, sem solução embutida.',
      'Uso de dados e de conversas para mudar de ideia.',
    ],
  },
  people: {
    purpose: 'Nesta função, você é quem cuida de como as pessoas chegam, trabalham e crescem na empresa.',
    work: [
      'Conduzir processos seletivos com critérios claros e retorno a cada pessoa.',
      'Receber quem chega e acompanhar as primeiras semanas.',
      'Apoiar lideranças em conversas de desempenho e desenvolvimento.',
      'Cuidar de políticas, benefícios e rotinas com prazo e sigilo.',
      'Ouvir as equipes e transformar o que elas dizem em mudanças possíveis.',
    ],
    show: [
      'Uma conversa difícil conduzida com respeito, e o que resultou dela.',
      'Escrita clara de políticas e comunicados.',
      'Cuidado com dados pessoais e com a legislação trabalhista.',
    ],
  },
  marketing: {
    purpose: 'Nesta função, você é quem faz as pessoas certas conhecerem o que a empresa oferece, sem exagero.',
    work: [
      'Planejar campanhas com objetivo, público e medida de resultado.',
      'Escrever e editar textos que digam algo a quem lê.',
      'Publicar, testar variações e ficar com o que funciona.',
      'Acompanhar os números dos canais e explicar o que eles mostram.',
      'Trabalhar com vendas e produto para que a promessa seja a entrega.',
    ],
    show: [
      'Uma campanha ou um conteúdo seu, com o resultado que teve.',
      'Textos em tons diferentes para públicos diferentes.',
      'Leitura honesta de métricas.',
    ],
  },
  finance: {
    purpose: 'Nesta função, você é quem cuida para que cada número feche e chegue a tempo a quem decide.',
    work: [
      'Cuidar de pagamentos, recebimentos e conciliações no prazo.',
      'Fechar o mês e explicar as diferenças.',
      'Preparar orçamentos e acompanhar o realizado.',
      'Atender às obrigações fiscais e às auditorias, com documentos em ordem.',
      'Melhorar controles e tirar etapas manuais da rotina.',
    ],
    show: [
      'Uma conciliação ou um fechamento explicado passo a passo.',
      'Planilhas que outra pessoa consegue conferir.',
      'Conhecimento das regras que se aplicam ao trabalho.',
    ],
  },
  engineering: {
    purpose: 'Nesta função, você é quem leva um problema de quem usa até o código que o resolve em produção.',
    work: [
      'Entender o problema com quem o tem e propor a solução mais simples.',
      'Construir, testar e publicar o que foi combinado, em passos pequenos.',
      'Revisar código de colegas e usar bem as revisões do seu.',
      'Melhorar aos poucos o que já existe: clareza, testes e desempenho.',
      'Acompanhar o que foi publicado e agir quando algo sai do esperado.',
    ],
    show: [
      'Um sistema, ou parte dele, que você construiu e sabe explicar.',
      'Código legível, com testes do que importa.',
      'Uma escolha técnica sua, com as alternativas que ficaram de fora.',
    ],
  },
  general: {
    purpose: 'Nesta função, você é quem assume essa parte do trabalho e responde pelo resultado.',
    work: [
      'Cuidar das entregas da área, do pedido ao resultado.',
      'Combinar prazos e avisar cedo quando algo muda.',
      'Registrar o que foi decidido e como o trabalho é feito.',
      'Resolver com outras áreas o que depende de mais de uma.',
      'Propor melhorias a partir do que não funcionou.',
    ],
    show: [
      'Um resultado seu, e o caminho até lá.',
      'Comunicação clara, por escrito e em conversa.',
      'Raciocínio diante de um problema novo.',
    ],
  },
};
