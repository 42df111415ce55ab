import { Logo } from '../logo.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type Theme, useTheme } from '../ui/use-theme.ts';
import { KitForms } from './kit-forms.tsx';
import { KitParts } from './kit-parts.tsx';
import { KitStates } from './kit-states.tsx';
import { Section } from './section.tsx';

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

// biome-ignore lint/style/noDefaultExport: a route module.
export default function UiKit() {
  const [theme, choose] = useTheme();
  return (
    <>
      <header className="page flex items-center justify-between py-5">
        <Logo compact />
        <Segmented
          label="Theme"
          name="theme"
          options={themes}
          value={theme}
          onChange={({ currentTarget }) =>
            choose(themes.find(({ value }) => value === currentTarget.value)?.value ?? 'system')
          }
        />
      </header>
      <main id="main" tabIndex={-1} className="page flex flex-col gap-16 pt-6 pb-24">
        <h1 className="sr-only">UI kit</h1>
        <Section title="Type">
          <div className="flex flex-col gap-3">
            <p className="font-display text-5xl font-medium">Two people, one line</p>
            <p className="font-display text-4xl font-medium">
              Strangers <em>&amp;</em> partners
            </p>
            <p className="font-display text-3xl font-medium">Łukasz Świątek &amp; Nguyễn Thị Ánh</p>
            <h3 className="text-2xl">The strongest reason in plain words</h3>
            <p className="measure text-lg">
              You look for someone who has sold to hospitals; Amara spent six years doing just that.
            </p>
            <p className="measure">
              Every good company begins as a conversation between two people who see different halves of the
              same thing. Tell us what you bring and{' '}
              <a href="#type" className="text-link">
                what you look for
              </a>
              .
            </p>
            <p className="text-sm text-muted">Joined in March 2026. 1,204 km away. 5–10 % equity.</p>
          </div>
        </Section>
        <KitForms />
        <KitParts />
        <KitStates />
      </main>
    </>
  );
}
