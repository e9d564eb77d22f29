import pg from 'pg';

/** Words that articles speak of, each in about one of as many. */
const WORDS = [
  'índices',
  'consultas',
  'acessibilidade',
  'componentes',
  'concorrência',
  'testes',
  'contêineres',
  'filas',
];

/** Published articles of some length, until there are so many. */
export async function addArticles(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into knowledge_items (id, kind, title, summary, body, category, level, skills, locale, minutes, status, document, heading,
         published_at, created_at, updated_at)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'article', 'Artigo ' || n || ' sobre ' || word, 'Um resumo sobre ' || word || '.', body,
         (array['frontend','backend','database','fundamentals','devops','mobile'])[1 + n % 6],
         (array['basic','intermediate','advanced'])[1 + n % 3], array[skill], 'pt-BR', 5, 'published',
         setweight(to_tsvector('portuguese', prose('Artigo ' || n || ' sobre ' || word)), 'A')
           || setweight(to_tsvector('portuguese', prose(skill)), 'B')
           || setweight(to_tsvector('portuguese', prose(body)), 'D'),
         setweight(to_tsvector('portuguese', prose('Artigo ' || n || ' sobre ' || word)), 'A')
           || setweight(to_tsvector('portuguese', prose(skill)), 'B'),
         moment, moment, moment
       from (
         select n, ($2::text[])[1 + n % 8] as word, (array['SQL','React','Docker','Python','Kubernetes'])[1 + n % 5] as skill,
           repeat('<p>Texto número ' || n || ' que explica, com exemplos, como ' || ($2::text[])[1 + (n / 8) % 8] || ' funcionam.</p>', 40) as body,
           now() - n * interval '1 minute' as moment
         from generate_series(1, $1) as n
       ) article
       on conflict (id) do nothing`,
      [count, WORDS],
    );
    await client.query('analyze knowledge_items');
  } finally {
    await client.end();
  }
}
