import pg from 'pg';
import { ARTICLES } from '../../server/seeds/knowledge/shelf.ts';

/** Published articles with the texts of the starter shelf, until there are so many: of each word about as many speak as in truth. */
export async function addArticles(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into knowledge_items (id, kind, title, summary, body, category, level, skills, locale, minutes, status, document, heading,
         published_at, created_at, updated_at)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'article', title, summary, body,
         (array['frontend','backend','database','fundamentals','devops','mobile'])[1 + n % 6],
         (array['basic','intermediate','advanced'])[1 + n % 3], skills, 'pt-BR', 5, 'published',
         heading || setweight(to_tsvector('portuguese', prose(regexp_replace(body, '<[^>]*>', ' ', 'g'))), 'D'), heading,
         moment, moment, moment
       from (
         select n, skills, summary, body, 'Artigo ' || n || ': ' || title as title, now() - n * interval '1 minute' as moment,
           setweight(to_tsvector('portuguese', prose('Artigo ' || n || ': ' || title)), 'A')
             || setweight(to_tsvector('portuguese', prose(array_to_string(skills, ' '))), 'B')
             || setweight(to_tsvector('portuguese', prose(summary)), 'C') as heading
         from generate_series(1, $1) as n
           join (
             select row_number() over () - 1 as place, count(*) over () as texts, a ->> 'title' as title, a ->> 'summary' as summary,
               a ->> 'body' as body, array(select jsonb_array_elements_text(a -> 'skills')) as skills
             from jsonb_array_elements($2::jsonb) a
           ) article on place = n % texts
       ) article
       on conflict (id) do nothing`,
      [count, JSON.stringify(ARTICLES)],
    );
    await client.query('analyze knowledge_items');
  } finally {
    await client.end();
  }
}
