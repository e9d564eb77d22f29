import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { EducationForm } from '../../widgets/education-form.tsx';
import { LanguageForm } from '../../widgets/language-form.tsx';
import { LanguageSwitcher, type SwitcherLocale, type SyncStatus } from '../../widgets/language-switcher.tsx';
import { SkillForm } from '../../widgets/skill-form.tsx';
import { TechnologyTagInput } from '../../widgets/technology-tag-input.tsx';
import { TermsAcceptance } from '../../widgets/terms-acceptance.tsx';
import { WorkExperienceForm } from '../../widgets/work-experience-form.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const nothing = () => undefined;
const sync: readonly SyncStatus[] = ['idle', 'syncing', 'success', 'error'];

export function GalleryForms() {
  const { t, i18n } = useTranslation('dev');
  const [acceptance, setAcceptance] = useState({ terms: true, privacy: false, adult: false });
  const [tags, setTags] = useState(['Node.js', 'PostgreSQL']);
  return (
    <GallerySection title={t('sections.forms')}>
      <Row>
        {sync.map((status) => (
          <LanguageSwitcher
            key={status}
            locale={i18n.language as SwitcherLocale}
            status={status}
            onChange={(locale) => void i18n.changeLanguage(locale)}
          />
        ))}
      </Row>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card>
          <SkillForm onSubmit={nothing} onCancel={nothing} />
        </Card>
        <Card>
          <LanguageForm
            suggestions={['Inglês', 'Espanhol']}
            value={{ name: 'Inglês', proficiency: 'fluent' }}
            onSubmit={nothing}
            onCancel={nothing}
            saving
          />
        </Card>
        <Card>
          <EducationForm onSubmit={nothing} onCancel={nothing} />
        </Card>
        <Card>
          <WorkExperienceForm onSubmit={nothing} onCancel={nothing} />
        </Card>
        <Card>
          <TechnologyTagInput label="Tecnologias da vaga" value={tags} onChange={setTags} />
        </Card>
        <TermsAcceptance
          asksAdult
          intro="Os documentos mudaram em 3 nov. Para entrar, leia e aceite as versões atuais."
          value={acceptance}
          onChange={setAcceptance}
          problems={['PRIVACY_REQUIRED']}
        />
      </div>
    </GallerySection>
  );
}
