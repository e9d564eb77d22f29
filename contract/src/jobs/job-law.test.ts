import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLegalConcerns, LEGAL_CONCERNS } from './job-law.ts';

const kinds = (text: string) => findLegalConcerns(text, 'pt-BR').map((concern) => concern.kind);

describe('demands of more than six months of experience', () => {
  test.each([
    '3 anos de experiência',
    '3 ANOS DE EXPERIENCIA',
    'Experiência mínima de 2 anos com Java',
    'Mínimo de dois anos de experiência em front-end',
    'Pelo menos 2 anos atuando com React',
    'Pelo menos três (3) anos de vivência com cloud',
    'No mínimo 1 ano na função',
    'De 3 a 5 anos de experiência',
    'Entre 2 e 4 anos de experiência profissional com bancos de dados',
    '3-5 anos de experiência',
    '3–5 anos de experiência',
    '5+ anos de experiência com Node.js',
    '+5 anos de experiência',
    'Mais de 10 anos de experiência em liderança',
    '4 anos ou mais de experiência com testes',
    'Um ano de experiência',
    'Um ano e meio de experiência em suporte',
    '7 meses de experiência',
    '8 a 12 meses de experiência',
    'Dezoito meses de experiência',
    'Dois semestres de experiência',
    'Experiência com Node (3 anos)',
    'Experiência: 5 anos',
    'Experiência comprovada de 4 anos em carteira',
    'Experiência com React, mínimo de 2 anos',
    'Requisitos: 2 anos com Kubernetes',
    'É necessário ter 3 anos de React',
    'Vários anos de experiência com dados',
    'Buscamos alguém com 3 anos de experiência',
    'Nosso time precisa de alguém com 5 anos de experiência',
    'Você tem 3 anos de experiência com Java?',
    'Somos referência no setor e buscamos profissional com 2 anos de experiência',
    'Não abrimos mão de 3 anos de experiência',
    'Desejável 2 anos de exp. com Go',
    '5+ years of experience',
    "3 years' experience with TypeScript",
    '3 years’ experience with TypeScript',
    'At least two years working with Python',
    'Minimum 3 years in a similar role',
    '3 to 5 years of professional experience',
    'You have 2+ yrs of hands-on experience with AWS',
    'A year of experience is required',
    'Experience: 4 years',
    'Several years of experience building APIs',
    'We are looking for someone with 5 years of experience',
    '5 YOE',
    '3-year experience in QA',
    '3 anos de prática com testes',
    'Conhecimento de 3 anos em Java',
    'React:\n- 3 anos com hooks',
    'Experiência prévia de um a dois anos',
    'Experiência de pelo menos 36 meses',
    '<p>Pedimos <strong>3 anos</strong> de&nbsp;experiência</p>',
  ])('%j', (text) => {
    expect(kinds(text)).toEqual(['experience']);
  });

  test.each([
    '6 meses de experiência',
    'Seis meses de experiência com atendimento',
    'Mínimo de 6 meses de experiência',
    'Meio ano de experiência',
    'Até 6 meses de experiência',
    'Até 2 anos de experiência',
    '0 a 2 anos de experiência',
    '6 meses a 1 ano de experiência',
    'Um semestre de experiência',
    'Há 5 anos no mercado',
    'Estamos há 5 anos no mercado, desenvolvendo soluções',
    'Somos uma empresa com 10 anos de experiência em logística',
    'Nossa equipe tem mais de 15 anos de experiência',
    'A Cobogó tem 12 anos de experiência no setor',
    'Fundada há 8 anos',
    'Nos últimos 3 anos, construindo produtos',
    'Contrato de 2 anos',
    'Estágio de 2 anos com bolsa',
    'Pelo menos 18 anos de idade',
    'No mínimo 2 anos de formação',
    'Após 2 anos de empresa, férias de 30 dias',
    'Não exigimos anos de experiência',
    'Não pedimos 3 anos de experiência: pedimos prova',
    'Em vez de 5 anos de experiência, uma prova prática',
    'Independentemente de anos de experiência',
    'Experiência com React e TypeScript',
    'Ampla experiência do usuário',
    'Node 22, ES2024, 24 meses de garantia',
    '100 anos de experiência acumulada do setor',
    'Six months of experience',
    'Up to 2 years of experience',
    'Less than a year of experience',
    '0-2 years of experience',
    'We have 10 years of experience in the market',
    'Our team brings over 20 years of experience',
    'Founded 5 years ago',
    'Over the last 5 years we have been building for banks',
    'In the next 2 years we will be building a new platform',
    'We do not ask for 5 years of experience',
    'A proof instead of 5 years of experience',
    'A 2-year contract',
    'Formação completa há 2 anos',
    'Contrato de experiência de 90 dias',
    'Nossa empresa completa 10 anos. Experiência com Go é bem-vinda',
    '',
  ])('%j asks for none', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test('each sentence is read for itself', () => {
    expect(kinds('Somos uma empresa com 10 anos de experiência. Pedimos 3 anos de experiência.')).toEqual([
      'experience',
    ]);
    expect(kinds('<p>Não exigimos diploma</p><p>3 anos de experiência</p>')).toEqual(['experience']);
    expect(kinds('2 anos de experiência com Java; 3 anos de experiência com SQL')).toEqual([
      'experience',
      'experience',
    ]);
  });
});

const FORBIDDEN: Record<string, string[]> = {
  pregnancy: [
    'Você está grávida?',
    'Pretende engravidar nos próximos anos?',
    'Apresentar teste de gravidez',
    'Exame de gravidez negativo',
    'Trazer beta HCG',
    'Não estar gestante',
    'Are you pregnant?',
    'Do you plan to become pregnant?',
    'A pregnancy test is required',
  ],
  sterilisation: [
    'Atestado de esterilização',
    'Fez laqueadura?',
    'Comprovante de vasectomia',
    'Proof of sterilization',
    'Have you been sterilised?',
  ],
  family: [
    'Qual é o seu estado civil?',
    'Estado civil:',
    'Você é casada?',
    'Ser solteiro',
    'Você tem filhos?',
    'Quantos filhos?',
    'Pretende ter filhos?',
    'Quem cuida dos seus filhos?',
    'Preferência por pessoas sem filhos',
    'Solteira sem filhos',
    'Solteira',
    'Preferência por solteiros(as)',
    'Casado, com carro próprio',
    'Disponibilidade para viagens e sem filhos',
    'Unmarried, with a car',
    'No visa needed; single, with no kids',
    'Marital status?',
    'Are you married?',
    'Do you have children?',
    'Do you plan on having kids?',
    'Must be single',
  ],
  health: [
    'Apresentar atestado médico',
    'Atestado de saúde',
    'Exame de HIV',
    'Teste para HIV',
    'Você tem HIV?',
    'Possui alguma doença?',
    'Já teve algum problema de saúde?',
    'Toma algum medicamento?',
    'Gozar de boa saúde',
    'HIV test',
    'Do you have any chronic illness?',
    'Must be in good health',
    'Health certificate',
  ],
  union: [
    'Você é sindicalizado?',
    'É filiada a algum sindicato?',
    'Participa de sindicato?',
    'Não ser sindicalizado',
    'Are you a union member?',
    'Do you belong to a union?',
    'Your union membership',
  ],
  religion: [
    'Qual é a sua religião?',
    'Religião:',
    'Você é evangélico?',
    'Ser católica',
    'Frequenta alguma igreja?',
    'De religião cristã',
    'What is your religion?',
    'Must be a Christian',
    'Do you attend church?',
  ],
  sex: [
    'Sexo: feminino',
    'Do sexo masculino',
    'Apenas homens',
    'Preferência por candidatos do sexo masculino',
    'Vaga para mulheres',
    'Buscamos mulheres para a recepção',
    'Contrata-se rapaz',
    'Homens',
    'Moça para atendimento',
    'We are looking for a strong man',
    'Seeking women to join the front desk',
    'Exclusivamente feminino',
    'Men only',
    'Preferably female',
    'Male candidates only',
  ],
  age: [
    'Idade entre 20 e 35 anos',
    'Idade máxima: 40 anos',
    'Idade entre 18 e 30',
    'Ter entre 25 e 30 anos de idade',
    'Até 35 anos de idade',
    'Maior de 21 anos',
    'Qual a sua idade?',
    'Quantos anos você tem?',
    'Buscamos pessoa jovem',
    'Entre 18 e 30 anos',
    'De 20 a 35 anos',
    '18 a 30 anos',
    'Até 35 anos',
    'No máximo 40 anos',
    'A partir de 25 anos',
    'Perfil jovem',
    'Aged 18-30',
    '18 to 30 years old',
    'Up to 35 years old',
    'Data de nascimento:',
    'How old are you?',
    'Under 35',
    'Between 20 and 30 years old',
    'Maximum age 40',
    'Young professionals',
  ],
  race: ['Qual é a sua cor?', 'Raça/cor:', 'Apenas brancos', 'What is your race?', 'White candidates only'],
  orientation: [
    'Qual é a sua orientação sexual?',
    'Orientação sexual:',
    'Você é gay?',
    'Ser heterossexual',
    'Are you straight?',
    'What is your sexual orientation?',
  ],
  appearance: [
    'Boa aparência',
    'Exigimos excelente aparência',
    'Pessoa de boa apresentação pessoal',
    'Altura mínima de 1,70 m',
    'Good-looking',
    'Pleasant appearance required',
  ],
  credit: [
    'Ter nome limpo',
    'Sem restrição no SPC/Serasa',
    'Não possuir pendências financeiras',
    'Consulta ao Serasa',
    'Qual é o seu score de crédito?',
    'Good credit history',
    'You must pass a credit check',
  ],
};

describe('questions and demands that discriminate', () => {
  test.each(Object.entries(FORBIDDEN).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
    '%s: %j',
    (kind, text) => {
      expect([...new Set(kinds(text))]).toEqual([kind]);
      expect([...new Set(kinds(text.toUpperCase()))]).toEqual([kind]);
    },
  );

  test.each([
    ['homens até 35 anos, sem filhos, boa aparência', ['age', 'appearance', 'family', 'sex']],
    ['Mulher solteira, entre 18 e 30 anos', ['age', 'family', 'sex']],
    ['<ul><li>Rapaz de 18 a 25 anos</li><li>Casado</li></ul>', ['age', 'family', 'sex']],
    ['Looking for attractive women aged 18 to 30, single', ['age', 'family', 'sex']],
  ])('%j has more than one', (text, expected) => {
    expect([...new Set(kinds(text))].sort()).toEqual(expected);
  });

  test('every kind is covered', () => {
    expect(['experience', ...Object.keys(FORBIDDEN)].sort()).toEqual([...LEGAL_CONCERNS].sort());
  });

  test.each([
    'Licença-maternidade de seis meses e licença-paternidade de 20 dias',
    'Auxílio-creche para filhos até 6 anos',
    'Plano de saúde para você, cônjuge e filhos',
    'Para quem tem filhos, oferecemos creche',
    'Gestantes são bem-vindas',
    'Não perguntamos se você está grávida ou pretende ter filhos',
    'Nunca pedimos teste de gravidez',
    'Com ou sem filhos',
    'Saúde mental em primeiro lugar',
    'Sistemas para o setor de saúde e seguro de vida',
    'Exame admissional e atestado de saúde ocupacional por nossa conta',
    'Reajuste conforme a convenção coletiva do sindicato',
    'Contribuição sindical não descontada',
    'Respeitamos todas as religiões',
    'Sem distinção de raça, cor, religião, sexo, idade ou orientação sexual',
    'Independentemente de gênero, raça, idade, estado civil ou orientação sexual',
    'Vaga afirmativa: exclusiva para mulheres',
    'Vaga afirmativa para pessoas negras',
    'Vaga exclusiva para pessoas com deficiência',
    'Ser maior de 18 anos',
    'Ter 18 anos completos',
    'Idade mínima: 18 anos',
    'Programa Jovem Aprendiz',
    'Experiência em análise de crédito e score de crédito',
    'Integração com a API do Serasa',
    'Design de cor e tipografia',
    'Os arquivos devem ser separados por módulo',
    'Time de 30 pessoas com 40 anos de mercado',
    'We welcome candidates regardless of race, religion or sexual orientation',
    'We never ask about your marital status',
    'Childcare allowance and parental leave',
    'Build health onboarding for hospitals',
    'Response times under 30 minutes',
    'Strong background in credit risk models',
    'At least 18 years old',
    'Young company, old values',
    '18 a 30 horas por semana',
    'Entre 18 e 30 dias de férias',
    'De 20 a 30 anos de mercado',
    'Empresa com mais de 30 anos',
    'Financiamento em até 35 anos',
    'Contratos de 20 a 30 anos',
    'Plano de saúde para filhos de até 24 anos',
    'Nossos clientes têm entre 25 e 40 anos',
    'Atendemos mulheres acima de 40 anos',
    'Homens e mulheres são igualmente bem-vindos',
    'Buscamos mulheres e homens para o time',
    'Buscamos mais mulheres na tecnologia: vaga afirmativa para mulheres',
    'Mulheres ocupam metade da liderança',
    'Produtos de saúde para mulheres de todas as idades',
    'Quarto de solteiro no alojamento',
    'Auxílio-mudança para solteiros e famílias',
    'Arquitetura casada com o negócio',
    'Com e sem filhos, todas as famílias cabem no plano',
    'Boa aparência da interface',
    'Boa apresentação de resultados',
    'Single sign-on e single page applications',
    'Single, small pull requests',
    'We hire women and men alike',
    'We are looking for women-led suppliers',
    'Our customers are aged 25 to 40',
    'Health insurance for dependents up to 24 years old',
    'No children are harmed by our toys',
  ])('%j passes', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('what is told of a concern', () => {
  test('the place, the words and the law, in the language of the reader', () => {
    const text = 'Vaga remota. Pedimos no mínimo três anos de experiência com Go. Você é casada?';
    expect(findLegalConcerns(text, 'pt-BR')).toEqual([
      {
        kind: 'experience',
        start: text.indexOf('no mínimo'),
        end: text.indexOf(' com Go'),
        quote: 'no mínimo três anos de experiência',
        law: 'CLT, art. 442-A',
      },
      {
        kind: 'family',
        start: text.indexOf('Você'),
        end: text.length - 1,
        quote: 'Você é casada',
        law: 'Lei 9.029/1995, art. 1º; CLT, art. 373-A, I',
      },
    ]);
    expect(findLegalConcerns(text, 'en-US').map((concern) => concern.law)).toEqual([
      'Brazilian Labor Code (CLT), art. 442-A',
      'Brazilian Law 9.029/1995, art. 1; Labor Code (CLT), art. 373-A, I',
    ]);
  });

  test('a quote from HTML is without mark-up, its place is in the HTML', () => {
    const html = '<p>Pedimos <strong>3&nbsp;anos</strong> de <em>experi\u0065\u0302ncia</em> com Go</p>';
    const [concern] = findLegalConcerns(html, 'pt-BR');
    expect(concern?.quote).toBe('3 anos de experi\u0065\u0302ncia');
    expect(html.slice(concern?.start, concern?.end)).toBe('3&nbsp;anos</strong> de <em>experi\u0065\u0302ncia');
  });

  test('any text is read, and every quote stands where it is said to stand', () => {
    const words = [
      '3 anos',
      'de',
      'experiência',
      'você é',
      'casada',
      '.',
      'até',
      '<p>',
      '&nbsp;',
      'grávida',
      '\u0301',
      '😀',
      'nome limpo',
      'não pedimos',
    ];
    const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 5 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(texts, fc.constantFrom(' ', ''), (pieces, glue) => {
        const text = pieces.join(glue);
        let last = 0;
        for (const { start, end, quote } of findLegalConcerns(text, 'pt-BR')) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(quote).not.toBe('');
          last = start;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the longest text is read in a moment', () => {
    const units = [
      'a ',
      'a',
      ' ',
      '\n',
      '<',
      '<p',
      '&',
      '(',
      '1',
      '1-',
      '1 (1) ',
      '10 a ',
      'um ',
      '3 anos ',
      'experiência ',
    ]
      .concat([
        'não pedimos ',
        'estado civil: ',
        'raça: ',
        'teste de ',
        'pretende ',
        'idade entre ',
        'informe sua ',
        'are you ',
        'homens, ',
        'filhos ',
        'entre 18 e 30 anos ',
        'looking for young ',
      ])
      .map((unit) => unit.repeat(50_000 / unit.length));
    for (const text of [...units, `${'não pedimos '.repeat(4_000)}grávida`]) {
      // The processor's time, and the best of three, since the machine may be busy elsewhere.
      const taken = [1, 2, 3].map(() => {
        const before = process.threadCpuUsage();
        findLegalConcerns(text, 'pt-BR');
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000;
      });
      expect(Math.min(...taken), JSON.stringify(text.slice(0, 20))).toBeLessThan(1_000);
    }
  });
});
