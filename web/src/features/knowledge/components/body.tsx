import { Statement } from '../../assessments/components/statement.tsx';

/** What an author wrote: text, code and pictures. */
export function Body({ html }: { html: string; runnable?: boolean }) {
  return <Statement html={html} />;
}
