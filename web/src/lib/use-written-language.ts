import { languageCode } from '@prova/contract/language-names';
import { useLanguageName } from './use-language-name.ts';

/** A language as somebody wrote it, in the reader's language where it is one of those that are offered: "Inglês" is English. */
export function useWrittenLanguage(): (written: string) => string {
  const nameOf = useLanguageName();
  return (written) => {
    const code = languageCode(written);
    return code ? nameOf(code) : written;
  };
}
