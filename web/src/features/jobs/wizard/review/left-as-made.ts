import type { Draft } from '../step-data.ts';

/** As the product calls a copy, and a stage that nobody has named, in both languages. */
const COPY = /\((?:cópia|copy)\)$/;
const UNNAMED: readonly string[] = ['Nova etapa', 'New stage'];

/** What candidates would read as the product left it: a title that still says that it is a copy, stages that nobody has named. */
export function leftAsMade({ title, stages }: Pick<Draft, 'title'> & { stages: readonly { name: string }[] }) {
  return {
    title: COPY.test(title.trim()),
    stages: stages.flatMap(({ name }, index) => (UNNAMED.includes(name.trim()) ? [index + 1] : [])),
  };
}
