import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as z from 'zod';

/** What should be read of a résumé: JSON Resume, as far as it is compared, with what that lacks under `meta`. */
const text = z.string().nullish();
const expectedResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      location: z.object({ city: text, region: text }).nullish(),
      profiles: z.array(z.object({ network: text, username: text, url: text })).nullish(),
    })
    .nullish(),
  work: z.array(z.object({ name: text, company: text, position: text, startDate: text, endDate: text })).nullish(),
  education: z
    .array(z.object({ institution: text, studyType: text, area: text, startDate: text, endDate: text }))
    .nullish(),
  languages: z.array(z.object({ language: text, fluency: text })).nullish(),
  skills: z.array(z.union([z.string(), z.object({ name: text, keywords: z.array(z.string()).nullish() })])).nullish(),
  meta: z
    .object({
      readable: z.boolean().nullish().describe('false: a scan, or a format that is not read.'),
      skillsNotClaimed: z.array(z.string()).nullish().describe('Words that only look like skills.'),
      skillsOptional: z.array(z.string()).nullish().describe('Skills that may be read, and need not.'),
    })
    .nullish(),
});
export type ExpectedResume = z.output<typeof expectedResume>;

export interface SetResume {
  readonly file: string;
  readonly body: Buffer;
  readonly expected: ExpectedResume;
}

const ENDINGS = ['.pdf', '.docx', '.doc'];

/** @throws Error that names the file, for one without what is expected of it */
export async function readResumeSet(folder: string): Promise<SetResume[]> {
  const files = (await readdir(folder)).filter((file) => ENDINGS.includes(extname(file).toLowerCase())).sort();
  if (files.length === 0) throw new Error(`${folder} has no résumé`);
  return Promise.all(
    files.map(async (file) => {
      const beside = join(folder, `${file.slice(0, -extname(file).length)}.json`);
      const parsed = expectedResume.safeParse(JSON.parse(await readFile(beside, 'utf8')));
      if (!parsed.success) throw new Error(`${beside}: ${z.prettifyError(parsed.error)}`);
      return { file, body: await readFile(join(folder, file)), expected: parsed.data };
    }),
  );
}
