import { AskUs } from './components/ask-us.tsx';
import { TextPage } from './components/text-page.tsx';
import { useLegalText } from './legal-texts.ts';

export function HelpPage() {
  return (
    <>
      <TextPage text={useLegalText('help')} />
      <div className="mx-auto w-full max-w-[79rem] px-4 sm:px-6">
        <AskUs topic="help" />
      </div>
    </>
  );
}
