import { TextPage } from './components/text-page.tsx';
import { useLegalText } from './legal-texts.ts';

export function CookiesPage() {
  return <TextPage text={useLegalText('cookies')} />;
}
