import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../src/app.ts';
import { createTestDatabase } from './database.ts';

/** Tables that hold nothing about a person, and why. Whoever adds a table adds a line here, or a hook in its module. */
const NOTHING_PERSONAL: Readonly<Record<string, string>> = {
  skills: 'a dictionary; who proposed a word is not kept',
  skillAliases: 'a dictionary',
  skillRelations: 'a dictionary',
  skillDictionary: 'which state of the dictionary there is',
  jobSkills: 'what a job asks for',
  jobStages: 'the columns of a board',
  jobFormFields: 'what a form asks',
  jobQuestions: 'what a form asks',
  statementPictures: 'words of a company',
  testQuestions: 'words of a company',
  testVersions: 'words of a company',
  stageTests: 'what a stage asks',
  stageTestSettings: 'what a stage asks',
  versionQuestions: 'words of a company',
  credentialStatuses: 'places in a list; whose they were is told by certificates alone',
  signingKeys: 'keys of the platform',
  messageTemplates: 'words of a company, with places instead of names',
  jobEmailTemplates: 'words of a company, with variables instead of names',
  jobSources: 'where a company advertises',
  jobTraffic: 'counts by day',
  modelCalls: 'how often a company asked a model on a day',
  jobTotals: 'counts',
  candidateTotals: 'counts',
  matchJobs: 'derived from what a job asks for',
  matchNeeds: 'derived from what a job asks for',
  jobSearch: 'derived from the published text of a job',
  schemaMigrations: 'names of files',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('each table is exported and erased by its module, or holds nothing about a person', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const existing = rows.map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  const named = [...personalData.flatMap(({ tables }) => tables), ...Object.keys(NOTHING_PERSONAL)];
  expect(existing.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table) => !existing.includes(table))).toEqual([]);
  expect(named.filter((table, index) => named.indexOf(table) !== index)).toEqual([]);
});
