import type { SENIORITIES } from '@prova/contract/work-fields';

export type Seniority = (typeof SENIORITIES)[number];

/** What people of one trade can do, and say of it. */
export interface TalentCraft {
  readonly key: string;
  /** "Pessoa Desenvolvedora Front-end": the level follows it. */
  readonly person: string;
  /** "front-end": after "Estágio em", "Liderança técnica de". */
  readonly field: string;
  /** The weightiest first, as they are listed. */
  readonly skills: readonly string[];
  /** Some have them. */
  readonly beside: readonly string[];
  readonly bios: readonly string[];
  readonly deeds: readonly string[];
  readonly posts: readonly string[];
  readonly studies: readonly string[];
  /** Reais a month of a mid-level person. */
  readonly pay: number;
}

const COMPUTING = ['Ciência da Computação', 'Sistemas de Informação', 'Engenharia de Software'];

export const TALENT_CRAFTS: readonly TalentCraft[] = [
  {
    key: 'front',
    person: 'Pessoa Desenvolvedora Front-end',
    field: 'front-end',
    skills: ['React', 'TypeScript', 'JavaScript', 'CSS', 'HTML', 'Acessibilidade web', 'Testes automatizados'],
    beside: ['Next.js', 'Storybook', 'GraphQL', 'Jest', 'Cypress', 'Vite', 'Figma', 'Tailwind CSS'],
    bios: [
      'Desenvolvo interfaces que continuam claras com muita informação. Começo pelo teclado e pelo leitor de tela, e meço antes de otimizar.',
      'Trabalho entre design e código: componentes, testes e documentação que o time usa de verdade.',
      'Gosto de telas que abrem rápido em celular simples. Escrevo sobre o que aprendo.',
    ],
    deeds: [
      'Reescrita da área logada em React com TypeScript, tela por tela, sem parar o produto.',
      'Biblioteca de componentes usada por quatro times, com testes de acessibilidade em cada um.',
      'Página principal de 5,1 para 1,8 segundo em aparelhos simples.',
      'Testes de ponta a ponta do fluxo de compra, que antes era conferido à mão.',
    ],
    posts: [
      'Terminei de migrar nossos formulários para validação no campo. As mensagens ficaram mais curtas e os chamados caíram pela metade.',
      'Passei a semana ouvindo o nosso produto com leitor de tela. Anotei onze coisas e já corrigimos sete.',
    ],
    studies: COMPUTING,
    pay: 10_500,
  },
  {
    key: 'back-node',
    person: 'Pessoa Desenvolvedora Back-end',
    field: 'back-end',
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'REST', 'Docker', 'SQL', 'Redis'],
    beside: ['NestJS', 'RabbitMQ', 'AWS', 'GraphQL', 'Testes automatizados', 'MongoDB', 'CI/CD'],
    bios: [
      'Construo APIs pequenas, com bons limites e bons alertas, e escrevo as decisões para que outras pessoas as encontrem.',
      'Gosto de modelar dados com calma e de apagar código que ninguém usa.',
    ],
    deeds: [
      'Cobrança recorrente com repetição segura: nenhuma cobrança em dobro em dois anos.',
      'Troca de um monólito de pedidos por três serviços com contratos versionados.',
      'Fila de notificações que aguenta picos de 4 mil mensagens por segundo.',
    ],
    posts: [
      'Um índice parcial resolveu o que três servidores a mais não resolveram. Contei como em um texto curto para o time.',
    ],
    studies: COMPUTING,
    pay: 11_000,
  },
  {
    key: 'back-java',
    person: 'Pessoa Engenheira de Software',
    field: 'back-end Java',
    skills: ['Java', 'Spring Boot', 'SQL', 'Microsserviços', 'Apache Kafka', 'Docker', 'Testes automatizados'],
    beside: ['Kotlin', 'Kubernetes', 'AWS', 'Oracle Database', 'PostgreSQL', 'Hibernate', 'Arquitetura de software'],
    bios: [
      'Cuido de sistemas de pagamento em Java: o que importa é o dinheiro chegar certo, uma vez.',
      'Gosto de código comum, fácil de ler, e de contratos claros entre serviços.',
    ],
    deeds: [
      'Liquidação de boletos com conferência diária automática.',
      'Migração de quatro serviços para Spring Boot 3, sem janela de parada.',
      'Eventos em Kafka no lugar de chamadas em cadeia: o fechamento caiu de 50 para 6 minutos.',
    ],
    posts: ['Dica que eu gostaria de ter recebido antes: escreva primeiro o teste que mostra a cobrança em dobro.'],
    studies: COMPUTING,
    pay: 11_500,
  },
  {
    key: 'back-go',
    person: 'Pessoa Engenheira de Back-end',
    field: 'back-end e plataforma',
    skills: ['Go', 'PostgreSQL', 'gRPC', 'Apache Kafka', 'Kubernetes', 'Observabilidade', 'Docker'],
    beside: ['Redis', 'Terraform', 'AWS', 'Arquitetura de software', 'Node.js', 'Linux'],
    bios: [
      'Sistemas que recebem muito dado e explicam o que fizeram com ele. Prefiro poucos alertas, todos com roteiro.',
      'Trabalho com Go, filas e séries temporais. Plantão calmo é sinal de trabalho bem feito.',
    ],
    deeds: [
      'Ingestão de medidores: de perda em picos para zero perda em um ano.',
      'Séries temporais com partições por mês e retenção por contrato.',
      'De 140 alertas para 23 que pedem ação.',
    ],
    posts: [
      'Fizemos o primeiro ensaio de falha do ano. Descobrimos que o roteiro de recuperação estava em outro idioma.',
    ],
    studies: ['Engenharia de Computação', ...COMPUTING],
    pay: 13_000,
  },
  {
    key: 'fullstack',
    person: 'Pessoa Desenvolvedora Full Stack',
    field: 'desenvolvimento web',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'CSS', 'Git', 'REST'],
    beside: ['Next.js', 'Docker', 'Prisma', 'Tailwind CSS', 'AWS', 'Testes automatizados'],
    bios: [
      'Do banco à tela, em produtos pequenos que precisam durar. Converso com quem usa antes de escrever código.',
      'Gosto de entregar toda semana e de cuidar do que já está no ar.',
    ],
    deeds: [
      'Agenda de consultas usada por 60 clínicas, com lembretes por mensagem.',
      'Painel de estoque de uma rede de farmácias, feito com quem trabalha no balcão.',
      'Site de acervo de um museu, com audiodescrição.',
    ],
    posts: ['Passei uma manhã no balcão da farmácia vendo usarem o sistema. Valeu por dez reuniões.'],
    studies: ['Sistemas para Internet', ...COMPUTING],
    pay: 10_000,
  },
  {
    key: 'dados',
    person: 'Pessoa Analista de Dados',
    field: 'análise de dados',
    skills: ['SQL', 'Python', 'Power BI', 'Excel', 'Estatística', 'pandas'],
    beside: ['Looker', 'R', 'PostgreSQL', 'BigQuery', 'Git', 'dbt'],
    bios: [
      'Transformo planilhas confusas em perguntas boas e respostas curtas.',
      'Preparo dados em SQL e Python e explico gráficos por escrito, para quem decide.',
    ],
    deeds: [
      'Relatório mensal de estoque, que levava dois dias, pronto em dez minutos.',
      'Painel de evasão usado pela coordenação de 14 cursos.',
      'Base de clientes conferida: 12 mil cadastros repetidos a menos.',
    ],
    posts: ['Publiquei um estudo com dados abertos de mobilidade da cidade. O código está junto, com os passos.'],
    studies: ['Estatística', 'Ciência de Dados', 'Administração'],
    pay: 8_000,
  },
  {
    key: 'eng-dados',
    person: 'Pessoa Engenheira de Dados',
    field: 'engenharia de dados',
    skills: ['Python', 'SQL', 'Apache Spark', 'Apache Airflow', 'AWS', 'dbt'],
    beside: ['Apache Kafka', 'BigQuery', 'Snowflake', 'Docker', 'Terraform', 'PostgreSQL', 'Databricks'],
    bios: [
      'Faço o dado chegar no horário, com a mesma resposta hoje e amanhã.',
      'Cuido de tabelas como quem cuida de produto: com dono, teste e documentação.',
    ],
    deeds: [
      'Da carga noturna de nove horas para uma de quarenta minutos.',
      'Testes de qualidade em 300 tabelas, com aviso para quem é dono de cada uma.',
      'Catálogo de dados com o significado de cada coluna.',
    ],
    posts: ['Apagamos 80 tabelas que ninguém lia havia um ano. Ninguém notou, e a conta caiu.'],
    studies: ['Engenharia de Computação', 'Ciência da Computação', 'Matemática'],
    pay: 12_500,
  },
  {
    key: 'ml',
    person: 'Pessoa Cientista de Dados',
    field: 'ciência de dados',
    skills: ['Python', 'Machine Learning', 'Estatística', 'pandas', 'scikit-learn', 'SQL'],
    beside: ['PyTorch', 'TensorFlow', 'MLOps', 'R', 'AWS', 'Docker'],
    bios: [
      'Modelos simples, bem medidos, que alguém consegue explicar. Às vezes a melhor resposta é uma média.',
      'Trabalho com previsão de demanda e risco, sempre com um experimento antes de prometer.',
    ],
    deeds: [
      'Previsão de demanda por loja, com erro médio de 8%.',
      'Experimentos que mostraram o que não fazer, antes de fazer.',
      'Modelo de risco revisto a cada trimestre, com relatório público para o time.',
    ],
    posts: ['O modelo novo perdeu para a média móvel. Publicamos o resultado mesmo assim, e economizamos meses.'],
    studies: ['Estatística', 'Matemática Aplicada', 'Ciência da Computação'],
    pay: 12_000,
  },
  {
    key: 'mobile',
    person: 'Pessoa Desenvolvedora Mobile',
    field: 'desenvolvimento mobile',
    skills: ['Kotlin', 'React Native', 'TypeScript', 'Android', 'Git', 'REST'],
    beside: ['Swift', 'Flutter', 'Firebase', 'Testes automatizados', 'Acessibilidade web', 'CI/CD'],
    bios: [
      'Aplicativos que funcionam com internet ruim. Sincronização é o meu assunto favorito.',
      'Publico toda quinzena e leio cada avaliação da loja.',
    ],
    deeds: [
      'Aplicativo de campo com uso sem conexão por até três dias.',
      'De 61 para 96 em cada cem sessões sem falha.',
      'Leitura de tela em todos os fluxos, testada com quem usa.',
    ],
    posts: ['Testamos o aplicativo em um barco no rio Negro. A sincronização aguentou; a bateria, nem tanto.'],
    studies: ['Sistemas para Internet', ...COMPUTING],
    pay: 10_800,
  },
  {
    key: 'flutter',
    person: 'Pessoa Desenvolvedora Flutter',
    field: 'desenvolvimento mobile',
    skills: ['Flutter', 'Dart', 'Firebase', 'Git', 'REST'],
    beside: ['Kotlin', 'Swift', 'Testes automatizados', 'Figma', 'CI/CD'],
    bios: ['Um código, dois sistemas, sem que pareça. Gosto de animações que ajudam e de telas que não travam.'],
    deeds: [
      'Carteira digital usada por 90 mil pessoas.',
      'Aplicativo de matrículas publicado em seis semanas.',
      'Testes de tela em cada mudança, no lugar de uma semana de conferência.',
    ],
    posts: ['Trocamos a tela de carregamento por conteúdo guardado. Parece mágica e são vinte linhas.'],
    studies: ['Análise e Desenvolvimento de Sistemas'],
    pay: 9_800,
  },
  {
    key: 'sre',
    person: 'Pessoa Engenheira de Confiabilidade',
    field: 'confiabilidade e plataforma',
    skills: ['Kubernetes', 'Linux', 'Terraform', 'Prometheus', 'Grafana', 'CI/CD', 'Resposta a incidentes'],
    beside: ['AWS', 'Ansible', 'Go', 'Python', 'GitHub Actions', 'Helm', 'OpenTelemetry'],
    bios: [
      'Trabalho para que o plantão seja calmo: poucos alertas, bons roteiros, ensaios frequentes.',
      'Infraestrutura como código, conta da nuvem sob controle e ninguém acordado à toa.',
    ],
    deeds: [
      'Objetivos de nível de serviço definidos com doze times.',
      'Entre revisão e produção: de 40 para 11 minutos.',
      'Conta da nuvem um terço menor, com a mesma redundância.',
    ],
    posts: ['Seis meses sem acordar ninguém de madrugada. O segredo foi apagar alertas.'],
    studies: ['Redes de Computadores', 'Engenharia Elétrica', 'Ciência da Computação'],
    pay: 13_500,
  },
  {
    key: 'qa',
    person: 'Pessoa Analista de Qualidade',
    field: 'qualidade de software',
    skills: ['Testes automatizados', 'Cypress', 'Postman', 'SQL', 'JavaScript', 'Git'],
    beside: ['Selenium', 'Playwright', 'JMeter', 'Scrum', 'Python', 'CI/CD'],
    bios: [
      'Pergunto antes, para não precisar reclamar depois. Testo com quem desenvolve, não no fim.',
      'Automatizo o que se repete e exploro o resto com curiosidade.',
    ],
    deeds: [
      'Conferência de versão: de três dias para quarenta minutos.',
      'Roteiros de exploração que acharam 23 falhas antes do lançamento.',
      'Dados de teste sem nenhuma informação de pessoas reais.',
    ],
    posts: ['O melhor defeito que achei este mês nasceu de uma pergunta na reunião de planejamento.'],
    studies: ['Análise e Desenvolvimento de Sistemas', 'Sistemas de Informação'],
    pay: 7_500,
  },
  {
    key: 'design',
    person: 'Pessoa Designer de Produto',
    field: 'design de produto',
    skills: ['Figma', 'Design System', 'Pesquisa com usuários', 'Prototipagem', 'Acessibilidade web'],
    beside: ['HTML', 'CSS', 'Design de interação', 'Storybook', 'Usabilidade'],
    bios: [
      'Desenho com quem usa do lado. Protótipo feio na segunda-feira vale mais do que tela bonita na sexta.',
      'Cuido do sistema de design e das palavras da interface.',
    ],
    deeds: [
      'Sistema de design adotado por cinco produtos.',
      'Entrevistas com 48 pessoas em postos de saúde do interior.',
      'Cadastro redesenhado: de 14 campos para 6.',
    ],
    posts: ['Cortamos oito campos do cadastro. Ninguém sentiu falta, nem quem pediu que existissem.'],
    studies: ['Design', 'Desenho Industrial', 'Comunicação Social'],
    pay: 9_500,
  },
  {
    key: 'dotnet',
    person: 'Pessoa Desenvolvedora .NET',
    field: 'back-end .NET',
    skills: ['C#', '.NET', 'SQL Server', 'SQL', 'REST', 'Git'],
    beside: ['Azure', 'Angular', 'Docker', 'Testes automatizados', 'RabbitMQ', 'Microsserviços'],
    bios: ['Sistemas de gestão que muita gente usa o dia inteiro. Gosto de regra de negócio bem escrita.'],
    deeds: [
      'Emissão de notas fiscais para 900 lojas.',
      'Folha de pagamento conferida por testes, linha por linha.',
      'Do servidor no armário para a nuvem, em um fim de semana ensaiado três vezes.',
    ],
    posts: ['Documentei as 41 regras do cálculo de férias. Três estavam erradas desde 2014.'],
    studies: ['Sistemas de Informação', 'Análise e Desenvolvimento de Sistemas'],
    pay: 9_800,
  },
  {
    key: 'php',
    person: 'Pessoa Desenvolvedora PHP',
    field: 'desenvolvimento web',
    skills: ['PHP', 'Laravel', 'MySQL', 'JavaScript', 'HTML', 'CSS'],
    beside: ['Vue.js', 'Docker', 'Redis', 'Git', 'WordPress', 'Testes automatizados'],
    bios: ['Sites e lojas que vendem todo dia. Código simples, cópia de segurança testada.'],
    deeds: [
      'Loja virtual que atravessou três promoções grandes sem cair.',
      'Migração de um sistema de 2009 para Laravel, módulo por módulo.',
      'Integração com sete transportadoras.',
    ],
    posts: ['Restaurei uma cópia de segurança de propósito, numa terça-feira. Agora sei que funciona.'],
    studies: ['Sistemas para Internet', 'Análise e Desenvolvimento de Sistemas'],
    pay: 7_800,
  },
  {
    key: 'produto',
    person: 'Pessoa Gerente de Projetos',
    field: 'produto e agilidade',
    skills: ['Scrum', 'Kanban', 'Gestão de produtos', 'Jira', 'SQL'],
    beside: ['Liderança técnica', 'Pesquisa com usuários', 'Figma', 'Power BI', 'Comunicação'],
    bios: ['Ajudo times a entregar pouco e sempre. Decisão escrita, reunião curta.'],
    deeds: [
      'Entregas de trimestrais para semanais, com o mesmo time.',
      'Roteiro de produto decidido com clientes e publicado.',
      'Cinco times que planejam juntos em uma tarde.',
    ],
    posts: ['Cancelamos metade das reuniões e ninguém pediu nenhuma de volta.'],
    studies: ['Administração', 'Engenharia de Produção'],
    pay: 11_000,
  },
  {
    key: 'seguranca',
    person: 'Pessoa Analista de Segurança',
    field: 'segurança da informação',
    skills: ['Segurança da informação', 'OWASP Top 10', 'Linux', 'Python', 'Redes de computadores'],
    beside: ['Pentest', 'AWS', 'Docker', 'LGPD', 'Resposta a incidentes', 'Bash'],
    bios: ['Segurança que as pessoas conseguem seguir. Prefiro consertar a causa a escrever política.'],
    deeds: [
      'Revisão de acessos que fechou 400 contas esquecidas.',
      'Exercícios de resposta a incidentes com a diretoria.',
      'Chaves fora do código em 32 repositórios.',
    ],
    posts: ['Fizemos um exercício de incidente com a diretoria. A parte difícil foi saber para quem ligar.'],
    studies: ['Segurança da Informação', 'Redes de Computadores'],
    pay: 11_800,
  },
];
