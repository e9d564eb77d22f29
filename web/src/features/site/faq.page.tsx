import { TextPage } from './components/text-page.tsx';
import { useLegalText } from './legal-texts.ts';

export function FaqPage() {
  return <TextPage text={useLegalText('faq')} />;
}
