import type { Screen } from '../support/screens.ts';

const knowledge = '/admin/potential/knowledge';

/** The first of a list. */
const opened = (name: string, tab: string): Screen => ({
  name,
  path: `${knowledge}?tab=${tab}`,
  as: 'talent',
  action: async (page) => {
    await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL(/knowledge\/[a-z-]+\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

export const screens: readonly Screen[] = [
  { name: 'potential-knowledge-articles', path: `${knowledge}?tab=articles`, as: 'talent' },
  { name: 'potential-knowledge-paths', path: `${knowledge}?tab=paths`, as: 'talent' },
  { name: 'potential-knowledge-none', path: `${knowledge}?search=zzzzzz`, as: 'talent' },
  opened('potential-knowledge-course', 'courses'),
  opened('potential-knowledge-article', 'articles'),
  opened('potential-knowledge-path', 'paths'),
  {
    name: 'potential-knowledge-lesson',
    path: `${knowledge}?tab=courses`,
    as: 'talent',
    action: async (page) => {
      await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await page
        .getByRole('region', { name: /^(Aulas|Lessons)$/ })
        .getByRole('link')
        .nth(1)
        .click();
      await page.waitForURL(/\/lessons\//);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
