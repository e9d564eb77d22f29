import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { findLegalConcerns } from '@prova/contract/jobs/job-law';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { PHRASES } from './description-phrases.ts';
import { collectDescription, type DescriptionInput, REQUIREMENTS_HEADING } from './description-writer.ts';
import { FIELD_PHRASES } from './field-phrases.ts';
import { fieldOfWork } from './fields-of-work.ts';
import { localWriter } from './local-writer.ts';

const TAGS = ['p', 'h2', 'h3', 'ul', 'li', 'strong'];
const input: DescriptionInput = {
  title: 'Pessoa Desenvolvedora Front-end',
  seniority: 'senior',
  technologies: [
    { name: 'React', level: 'ADVANCED' },
    { name: 'TypeScript', level: 'ADVANCED' },
    { name: 'PostgreSQL', level: 'BEGINNING' },
  ],
  locationModel: 'hybrid',
  contractType: 'CLT',
  companyName: 'Cobogó',
  tone: 'warm',
  locale: 'pt-BR',
};

async function written(given: DescriptionInput): Promise<string> {
  let html = '';
  for await (const piece of localWriter.write(given)) html += piece;
  return html;
}
const plain = (html: string) => sanitizeHtml(html.replaceAll(/<\/(p|h2|li)>/g, '\n'), { allowedTags: [] });

const word = fc.stringMatching(/^[A-Za-z][A-Za-z .#+-]{0,20}$/);
const inputs: fc.Arbitrary<DescriptionInput> = fc.record({
  title: word,
  seniority: fc.constantFrom(...SENIORITIES),
  technologies: fc.array(fc.record({ name: word, level: fc.constantFrom(...SKILL_LEVELS) }), { maxLength: 8 }),
  locationModel: fc.constantFrom(...LOCATION_MODELS),
  contractType: fc.option(fc.constantFrom(...CONTRACT_TYPES), { nil: undefined }),
  companyName: word,
  tone: fc.constantFrom('plain', 'warm', 'formal'),
  locale: fc.constantFrom('pt-BR', 'en-US'),
  stages: fc.option(fc.subarray(['test', 'interview', 'interview_ia'] as const), { nil: undefined }),
  notes: fc.option(fc.string({ maxLength: 60 }), { nil: undefined }),
});

describe('the local writer', () => {
  test('writes a whole description of what was given', async () => {
    const text = plain(await written(input));
    for (const piece of [
      'Pessoa Desenvolvedora Front-end',
      'Cobogó',
      'híbrido',
      'Nível da vaga: sênior.',
      'React e TypeScript, nível avançado',
      'PostgreSQL, nível inicial',
      'Contratação em regime CLT.',
      'O que você vai fazer',
      'O que pedimos que você demonstre',
      'Contratação e local',
    ]) {
      expect(text).toContain(piece);
    }
  });

  test('writes English when asked', async () => {
    const text = plain(await written({ ...input, locale: 'en-US' }));
    expect(text).toContain('What we ask you to demonstrate');
    expect(text).toContain('React and TypeScript, advanced level');
    expect(text).not.toMatch(/\b(você|vaga|nível)\b/);
  });

  test('streams block by block, each whole by itself', async () => {
    const blocks: string[] = [];
    for await (const block of localWriter.write(input)) blocks.push(block);
    expect(blocks.length).toBeGreaterThan(8);
    for (const block of blocks) expect(block).toMatch(/^<(p|h2|ul)>.*<\/\1>$/s);
  });

  test('stops when nobody waits any more', async () => {
    const gone = new AbortController();
    const read: string[] = [];
    await expect(async () => {
      for await (const block of localWriter.write(input, { signal: gone.signal })) {
        read.push(block);
        gone.abort(new Error('gone'));
      }
    }).rejects.toThrow('gone');
    expect(read).toHaveLength(1);
  });

  test('the same input gives the same text, another input often another', async () => {
    expect(await written(input)).toBe(await written({ ...input }));
    const intros = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const html = await written({ ...input, notes: `nota ${index}` });
      intros.add(html.slice(0, html.indexOf('</p>')));
    }
    expect(intros.size).toBe(PHRASES['pt-BR'].intro.warm.length);
  });

  test('the recruiter’s points are taken up, but not what the law forbids to ask', async () => {
    const notes = [
      '- Cuidar do design system, homens até 35 anos, sem filhos',
      '* 5 anos de experiência',
      'Apenas homens',
      '',
    ].join('\n');
    const { description, dropped } = await collectDescription(localWriter, { ...input, notes });
    expect(description).toContain('<li>Cuidar do design system.</li>');
    expect(description).not.toMatch(/experiência|homens|filhos/i);
    expect(dropped.map(({ quote }) => quote)).toEqual([
      'homens até 35',
      'até 35 anos',
      'sem filhos',
      '5 anos de experiência',
      'Apenas homens',
    ]);
  });

  test.each([
    ['Analista de Suporte ao Cliente', 'support'],
    ['Executiva(o) de Vendas', 'sales'],
    ['Product Designer', 'design'],
    ['Analista de Dados', 'data'],
    ['Pessoa Desenvolvedora Back-end', 'backend'],
    ['Front-end Developer', 'frontend'],
    ['Product Manager', 'product'],
    ['Analista de RH', 'people'],
    ['QA Engineer', 'quality'],
    ['Engenheira(o) DevOps', 'infrastructure'],
    ['Analista de Marketing', 'marketing'],
    ['Analista Financeiro', 'finance'],
    ['Engenheira(o) de Software', 'engineering'],
    ['Zeladoria', 'general'],
  ] as const)('%s reads about its own work', async (title, field) => {
    expect(fieldOfWork(title, [])).toBe(field);
    for (const locale of ['pt-BR', 'en-US'] as const) {
      const text = plain(await written({ ...input, title, technologies: [], locale, notes: undefined }));
      const { purpose, work, show } = FIELD_PHRASES[locale][field];
      expect(text).toContain(purpose);
      expect(work.filter((each) => text.includes(each))).toHaveLength(4);
      expect(show.filter((each) => text.includes(each))).toHaveLength(3);
      const code = /código|testes automat|back-end|\bcode\b|produção|production/i;
      if (['support', 'sales', 'people', 'marketing', 'finance'].includes(field)) expect(text).not.toMatch(code);
    }
  });

  test('where the title says nothing, what is used says it', () => {
    expect(fieldOfWork('Analista Pleno', [{ name: 'Zendesk' }])).toBe('support');
    expect(fieldOfWork('Pessoa Desenvolvedora', [{ name: 'React' }, { name: 'CSS' }, { name: 'Git' }])).toBe(
      'frontend',
    );
    expect(fieldOfWork('Pessoa Desenvolvedora', [{ name: 'Figma' }])).toBe('engineering');
  });

  test('no test and no interview is promised that the job does not have', async () => {
    const say = async (locale: 'pt-BR' | 'en-US', stages?: DescriptionInput['stages']) => {
      let texts = '';
      for (let variant = 0; variant < 6; variant += 1)
        texts += plain(await written({ ...input, title: 'Vendas', technologies: [], locale, stages, variant }));
      return texts;
    };
    for (const locale of ['pt-BR', 'en-US'] as const) {
      expect(await say(locale)).not.toMatch(/test|entrevista|interview/i);
      expect(await say(locale, ['test'])).toMatch(/teste prático|practical test/);
      expect(await say(locale, ['test'])).not.toMatch(/entrevista|interview/i);
      expect(await say(locale, ['interview'])).not.toMatch(/test/i);
      expect(await say(locale, ['interview_ia'])).toMatch(/entrevista com IA|AI interview/);
    }
  });

  test('what was written in passing becomes points of the list, the first ones', async () => {
    const notes =
      'Atender clientes por chat, e-mail e telefone; escrever artigos da base de ajuda, treinar novos colegas\n- iOS também';
    const html = await written({ ...input, title: 'Suporte', technologies: [], notes });
    expect(html).toContain(
      '<ul><li>Atender clientes por chat, e-mail e telefone.</li><li>Escrever artigos da base de ajuda.</li>' +
        '<li>Treinar novos colegas.</li><li>iOS também.</li>',
    );
  });

  test('another one is another text, each time one asks', async () => {
    let before = await written(input);
    for (let variant = 1; variant <= 6; variant += 1) {
      const next = await written({ ...input, variant });
      expect(next).not.toBe(before);
      expect(next.slice(0, next.indexOf('</p>'))).not.toBe(before.slice(0, before.indexOf('</p>')));
      before = next;
    }
  });

  test('what people typed is text, never mark-up or a pattern', async () => {
    const html = await written({
      ...input,
      title: '<img src=x onerror=alert(1)>',
      companyName: 'A & B "C" $& {title}',
      technologies: [{ name: '</li><script>x</script>', level: 'ADVANCED' }],
      notes: '<b>nota</b>',
    });
    expect(html).not.toMatch(/<(img|script|b)\b/);
    expect(plain(html)).toContain('A &amp; B "C" $&amp; {title}');
  });

  test('only the allowed tags, no years, no forbidden questions, no exclamation mark, nothing left unfilled', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (given) => {
        const html = await written(given);
        expect(sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: {} }).replaceAll('&#39;', "'")).toBe(
          html.replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
        );
        expect(findLegalConcerns(html, given.locale)).toEqual([]);
        const ours = await written({
          ...given,
          title: 'X',
          companyName: 'X',
          technologies: [],
          notes: '',
        });
        expect(ours).not.toMatch(/[!{}]|undefined|<li><\/li>/);
      }),
    );
  });
});

describe('every phrase', () => {
  const all = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(all) : [];

  test('is gender-neutral in Portuguese', () => {
    const gendered =
      /\b((?<!se )candidat[oa]s?|desenvolvedor(?:a|es)?|profissional qualificado|bem-vind[oa]s?|interessad[oa]s?|motivad[oa]s?|apaixonad[oa]s?|proativ[oa]s?|dedicad[oa]s?|organizad[oa]s?|comprometid[oa]s?|todos|todas(?! as pessoas)|um bom|o melhor|ele|ela|nosso time d[oe])\b/i;
    for (const phrase of all([PHRASES['pt-BR'], FIELD_PHRASES['pt-BR']])) expect(phrase).not.toMatch(gendered);
  });

  test('never speaks of years, nor of what the law forbids to ask', () => {
    for (const locale of ['pt-BR', 'en-US'] as const) {
      for (const phrase of all([PHRASES[locale], FIELD_PHRASES[locale]])) {
        expect(phrase).not.toMatch(/\b(anos?|meses|years?|months?)\b|!/i);
        expect(findLegalConcerns(phrase, locale)).toEqual([]);
      }
    }
  });
});

describe('the collected text', () => {
  test('has its requirements apart', async () => {
    const { description, requirements, engine } = await collectDescription(localWriter, input);
    expect(engine).toBe('local');
    expect(requirements).toContain('nível avançado');
    expect(requirements).not.toContain('<h2>');
    expect(description).not.toContain(REQUIREMENTS_HEADING['pt-BR']);
    expect(description).not.toContain('nível avançado');
    expect(description).toContain('Contratação e local');
  });

  test('without that section, all is description', async () => {
    const writer = {
      name: 'x',
      async *write() {
        yield '<p>a</p>';
      },
    };
    expect(await collectDescription(writer, input)).toEqual({
      description: '<p>a</p>',
      requirements: '',
      engine: 'x',
      dropped: [],
    });
  });
});
