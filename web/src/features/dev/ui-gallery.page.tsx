import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaLocale } from '../../ui/aria-locale.tsx';
import { type Density, DensityRoot } from '../../ui/density-root.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useTheme } from '../../ui/theme.ts';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryDisplay } from './gallery-display.tsx';
import { GalleryEditing } from './gallery-editing.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLook } from './gallery-look.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';

/** Every component in every state on one page, to be looked at, photographed and checked in both themes. */
export function UiGalleryPage() {
  const { t } = useTranslation('dev');
  const [theme, setTheme] = useTheme();
  const [density, setDensity] = useState<Density>(
    new URLSearchParams(location.search).get('density') === 'compact' ? 'compact' : 'comfortable',
  );
  return (
    <AriaLocale>
      <DensityRoot density={density}>
        <main className="mx-auto flex max-w-7xl flex-col gap-10 px-4 py-6 sm:px-6">
          <PageHeader
            title={t('title')}
            facts={t('facts')}
            crumbs={[{ label: 'Prova', href: '/' }, { label: t('title') }]}
            actions={
              <>
                <RadioGroup
                  label={t('density')}
                  hideLabel
                  look="segments"
                  value={density}
                  onChange={setDensity}
                  options={[
                    { value: 'comfortable', label: t('comfortable') },
                    { value: 'compact', label: t('compact') },
                  ]}
                />
                <ThemeToggle theme={theme} onChange={setTheme} />
              </>
            }
          />
          <GalleryLook />
          <GalleryControls />
          <GalleryEditing />
          <GalleryDisplay />
          <GalleryOverlays />
          <GalleryForms />
        </main>
      </DensityRoot>
    </AriaLocale>
  );
}
