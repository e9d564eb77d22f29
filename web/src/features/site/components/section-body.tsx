import type { LegalSection } from '../legal-text.ts';

/** The first paragraph, the list, the other paragraphs. */
export function SectionBody({ section: { text, list } }: { section: LegalSection }) {
  const [first, ...others] = text;
  return (
    <>
      <p className="mt-2">{first}</p>
      {list.length > 0 && (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </>
  );
}
