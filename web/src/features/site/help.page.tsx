import { sitePaths } from '@prova/contract/site/paths';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from '../../lib/lean-router.tsx';
import { AskUs } from './components/ask-us.tsx';
import { HelpSearch } from './components/help-search.tsx';
import { NothingFound } from './components/nothing-found.tsx';
import { TextPage } from './components/text-page.tsx';
import { findSections } from './find-sections.ts';
import { useLegalText } from './legal-texts.ts';

/** What people do most, step by step; `?q=` shows what speaks of that alone, here and among the frequent questions. */
export function HelpPage() {
  const { t } = useTranslation('legal');
  const help = useLegalText('help');
  const { sections: questions } = useLegalText('faq');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('q') ?? '';
  const { by } = useLocation();
  const [words, setWords] = useState(asked);
  useEffect(() => {
    // What is being typed is ahead of the address, also while the page is taken over; a link, back and forward are not.
    if (by === 'push' || by === 'pop') setWords(asked);
  }, [asked, by]);
  const wanted = useDeferredValue(words);
  const found = findSections(help.sections, wanted);
  const others = wanted.trim() ? findSections(questions, wanted) : [];
  const search = (words: string) => {
    setWords(words);
    navigate(words.trim() ? `${sitePaths.help}?q=${encodeURIComponent(words)}` : sitePaths.help, { replace: true });
  };
  return (
    <TextPage
      text={{ ...help, sections: found }}
      tools={<HelpSearch words={words} onChange={search} count={wanted.trim() ? found.length + others.length : null} />}
      rest={
        <>
          {others.length > 0 && (
            <section className="mt-8" aria-labelledby="in-questions">
              <h2 id="in-questions" className="text-h4">
                {t('search.inQuestions')}
              </h2>
              <ul className="mt-2 flex list-disc flex-col gap-2 pl-6">
                {others.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`${sitePaths.faq}#${id}`} className="text-link">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {found.length + others.length === 0 ? (
            <NothingFound />
          ) : (
            <div className="mt-8">
              <AskUs topic="help" />
            </div>
          )}
        </>
      }
    />
  );
}
