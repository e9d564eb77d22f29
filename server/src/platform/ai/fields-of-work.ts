/** What kind of work a job is, read off its title and, where that says nothing, off what it asks for. */
import { plain } from '@prova/contract/folded-text';

const FIELDS_OF_WORK = [
  'support',
  'sales',
  'design',
  'data',
  'backend',
  'frontend',
  'mobile',
  'quality',
  'infrastructure',
  'product',
  'people',
  'marketing',
  'finance',
  'engineering',
  'general',
] as const;
export type FieldOfWork = (typeof FIELDS_OF_WORK)[number];

/** In order: what is said in more words stands before what a part of them says. Read without accents, in lower case. */
const TITLES: readonly (readonly [FieldOfWork, RegExp])[] = [
  ['quality', /\b(qa|quality|qualidade|testes?|tester|sdet)\b/],
  ['infrastructure', /\b(devops|sre|site reliability|infra\w*|cloud|nuvem|plataforma|platform|redes|sysadmin)\b/],
  ['mobile', /\b(mobile|android|ios|flutter|react native)\b/],
  ['frontend', /\bfront[\s-]?end\b/],
  ['backend', /\bback[\s-]?end\b/],
  ['data', /\b(dados|data|bi|business intelligence|machine learning|cientista|scientist|analytics|estatistic\w*)\b/],
  ['design', /\b(design\w*|ux|ui|ilustra\w*|illustrat\w*)\b/],
  ['product', /\b(produto|product (?:manager|owner|analyst|lead)|product|pm|po)\b/],
  [
    'support',
    /\b(suporte|support|atendimento|help ?desk|service desk|customer (?:care|service|success)|sucesso do cliente)\b/,
  ],
  ['sales', /\b(vendas?|sales|comercial|sdr|bdr|account executive|inside sales|pre-?vendas|negocios)\b/],
  ['marketing', /\b(marketing|growth|conteudo|content|redator\w*|redacao|copywriter|social media|seo|comunicacao)\b/],
  [
    'people',
    /\b(rh|hr|recursos humanos|human resources|people|gente|talent\w*|recrut\w*|recruit\w*|departamento pessoal)\b/,
  ],
  ['finance', /\b(financ\w*|contab\w*|contador\w*|account(?:ant|ing)|fiscal|controladoria|controller|tesouraria)\b/],
  [
    'engineering',
    /\b(desenvolv\w*|develop\w*|program\w*|software|engenh\w*|engineer\w*|full[\s-]?stack|tech lead|cto)\b/,
  ],
];

/** What somebody works with says the field where "Analista Pleno" does not. */
const TECHNOLOGIES: readonly (readonly [FieldOfWork, RegExp])[] = [
  ['frontend', /\b(react|vue|angular|svelte|css|html|next\.?js|tailwind\w*)\b/],
  ['mobile', /\b(kotlin|swift|flutter|android|ios|react native)\b/],
  [
    'data',
    /\b(pandas|spark|airflow|dbt|power bi|tableau|looker|scikit\S*|pytorch|tensorflow|estatistica|statistics)\b/,
  ],
  ['infrastructure', /\b(kubernetes|terraform|docker|ansible|aws|azure|gcp|linux)\b/],
  ['design', /\b(figma|photoshop|illustrator|sketch)\b/],
  ['support', /\b(zendesk|freshdesk|intercom)\b/],
  ['sales', /\b(salesforce|hubspot|pipedrive)\b/],
  ['backend', /\b(node\.?js|java|spring\S*|postgres\w*|mysql|c#|\.net|go|golang|php|laravel|django|ruby|rust)(?![\w])/],
  ['engineering', /\b(javascript|typescript|python|git)\b/],
];

export function fieldOfWork(title: string, technologies: readonly { readonly name: string }[]): FieldOfWork {
  const said = plain(title);
  const named = TITLES.find(([, pattern]) => pattern.test(said))?.[0];
  if (named && named !== 'engineering') return named;
  const used = technologies.map(({ name }) => plain(name));
  const counted = TECHNOLOGIES.map(
    ([field, pattern]) => [field, used.filter((name) => pattern.test(name)).length] as const,
  );
  const [most, count] = counted.reduce((best, each) => (each[1] > best[1] ? each : best), ['general', 0] as const);
  // A developer stays one, whatever tool of another trade is named beside.
  if (named)
    return count > 0 && ['frontend', 'backend', 'mobile', 'data', 'infrastructure'].includes(most) ? most : named;
  return count > 0 ? most : 'general';
}
