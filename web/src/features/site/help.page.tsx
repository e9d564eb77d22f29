import { TextPage } from './components/text-page.tsx';
import { useLegalText } from './legal-texts.ts';

export function HelpPage() {
  return <TextPage text={useLegalText('help')} />;
}
