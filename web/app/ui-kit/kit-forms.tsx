import { LIMITS } from '@ampersand/contract/limits';
import { ArrowRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { PhotoInput } from '../ui/photo-input.tsx';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { TagInput } from '../ui/tag-input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Section } from './section.tsx';

const importances = ['Must-have', 'Important', 'Nice', 'Indifferent'].map((label) => ({
  value: label,
  label,
}));
const steps = ['Account', 'Personal Info', 'Experience', 'Education', 'Professional'];

export function KitForms() {
  const [tags, setTags] = useState(['Fundraising', 'Go to market', 'مفاوضات']);
  const [photo, setPhoto] = useState<File | null>(null);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary">
            Next <ArrowRight className="size-5" aria-hidden="true" />
          </Button>
          <Button>View profile</Button>
          <Button variant="quiet">Skip</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="primary" busy>
            Saving...
          </Button>
          <Button disabled>Coming soon</Button>
          <Button icon aria-label="Edit">
            <Pencil className="size-5" aria-hidden="true" />
          </Button>
          <Button size="sm">Small</Button>
          <Button variant="primary" size="lg">
            Large
          </Button>
        </div>
      </Section>
      <Section title="Forms">
        <div className="mb-8">
          <ProgressSteps steps={steps} current={2} />
        </div>
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
          {tries > 0 && (
            <div className="md:col-span-2">
              <ErrorSummary
                key={tries}
                errors={[
                  { field: 'kit-email', message: 'Invalid email address' },
                  { field: 'kit-photo', message: 'Add a photo' },
                ]}
              />
            </div>
          )}
          <Field id="kit-email" label="Email" required error="Invalid email address">
            <TextInput type="email" autoComplete="email" defaultValue="amara@" />
          </Field>
          <Field
            label="Password"
            required
            hint="Minimum 8 characters, alphanumeric, starts with capital, One special character is mandatory"
          >
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="What are you looking for?" hint="One or two sentences are enough.">
            <TextArea
              maxLength={120}
              defaultValue={'A technical partner who has shipped a medical product. '.repeat(2)}
            />
          </Field>
          <Field label="Funding stage">
            <Select
              placeholder="Choose one"
              options={[
                { value: 'SEED', label: 'Seed' },
                { value: 'SERIES_A', label: 'Series A' },
              ]}
            />
          </Field>
          <Field
            label="Skills you look for"
            hint="Minimum 3 skills preferred"
            aside={
              <Segmented
                name="weight"
                label="How much it matters"
                size="sm"
                options={importances}
                defaultValue="Important"
              />
            }
          >
            <TagInput
              value={tags}
              onChange={setTags}
              suggestions={['React', 'Sales', 'Regulation', 'Hardware', 'Fundraising', 'Design', 'Finance']}
            />
          </Field>
          <Field id="kit-photo" label="Photo" group>
            <PhotoInput value={photo} onChange={setPhoto} maxBytes={LIMITS.photoBytes} />
          </Field>
          <Field label="Working arrangement" group required>
            <RadioGroup
              name="arrangement"
              defaultValue="remote"
              options={[
                { value: 'remote', label: 'Remote', hint: 'We meet a few times a year.' },
                { value: 'office', label: 'Same city', hint: 'Most days in one room.' },
              ]}
            />
          </Field>
          <div>
            <Checkbox label="I currently work here" defaultChecked />
            <Checkbox label="I agree to the terms" error="Please agree before going on" />
            <Checkbox label="Open to part time" hint="At first, with a date to go full time." />
            <TextInput aria-label="Disabled" disabled defaultValue="Not to be changed" className="mt-2" />
          </div>
        </div>
        <Button className="mt-6" onClick={() => setTries(tries + 1)}>
          Send with errors
        </Button>
      </Section>
    </>
  );
}
