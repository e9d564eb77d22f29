import { getArticle, listArticles } from '@prova/contract/knowledge/articles';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMatching } from '../server/seeds/matching-volume.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { addArticles } from './support/add-articles.ts';
import { compareWithBare } from './support/bare-handler.ts';
import type { Measure } from './support/bench.ts';
import { type Figure, percentile, timeCalls } from './support/figure.ts';
import { signIn } from './support/sign-in.ts';
import { statementsOf } from './support/statements.ts';

const SIZES = [2_000, 20_000] as const;
const LIMITS = { 2000: 40, 20000: 200 } as const;

/** What somebody types, or presses: words of many articles and of few, other names of skills, filters, a late page. */
const ASKED: readonly Record<string, string>[] = [
  { search: 'índices' },
  { search: 'codigo' },
  { search: 'k8s' },
  { search: 'artigo 17' },
  { search: 'acess' },
  { search: 'xyzzy' },
  { category: 'devops', level: 'advanced' },
  { search: 'consulta', category: 'backend' },
  { skill: 'postgres' },
  { sort: 'title' },
  { page: '80' },
  { mine: 'true' },
];

/** The articles of the knowledge base, looked through by a talent. */
export const measure: Measure = async (bench) => {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({ databaseServer, seeded: false, logFile: 'test-results/knowledge.log' });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: 1, jobs: 1 });
    await seedMatching(databaseUrl, volume.companyId, { talents: 1, jobs: 1 });
    const email = 'talento.1@volume.example';
    const headers = { authorization: `Bearer ${await signIn(url, email)}` };
    const read = async (path: string, query: Record<string, string> = {}) => {
      const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json() as Promise<{ data: { id: string }[] }>;
    };
    const figures: Figure[] = [];
    for (const size of SIZES) {
      await addArticles(databaseUrl, size);
      const add = (name: string, samples: readonly number[]) =>
        figures.push({
          name: `knowledge, ${name} of ${size} articles, p95`,
          value: percentile(samples, 0.95),
          limit: LIMITS[size],
          unit: 'ms',
          better: 'lower',
        });
      add('search and filters', await timeCalls(240, (index) => read(listArticles.path, ASKED[index % ASKED.length])));
      const counts = (index: number) => read(getKnowledgeFacets.path, { kind: 'articles', ...ASKED[index % 9] });
      add('counts beside filters', await timeCalls(90, counts));
      const { data } = await read(listArticles.path);
      const article = getArticle.path.replace(':id', data[0]?.id ?? '');
      add('one', await timeCalls(100, () => read(article)));
      if (size !== SIZES[0]) continue;
      const path = `${listArticles.path}?search=consulta`;
      const statements = await statementsOf(databaseUrl, email, path);
      const { real, bare, share } = await compareWithBare({ url: url + path, headers }, { databaseUrl, statements });
      figures.push({
        name: `knowledge, share of the bare handler (${statements.length} statements, ${real.toFixed(0)} of ${bare.toFixed(0)} requests/s)`,
        value: 100 * share,
        limit: 65,
        unit: '%',
        better: 'higher',
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
};
