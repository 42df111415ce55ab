import type { Settings, SettingsChange } from '@ampersand/contract/account';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { createChanges } from '../../page/changes.ts';
import { useCall } from '../../page/use-call.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { keepChoice } from '../../ui/choices.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { toast } from '../../ui/toast.ts';
import { offer } from '../../ui/toast-offer.tsx';
import { AccountSection } from './account-section.tsx';
import { EmailKindsSection } from './email-kinds-section.tsx';

const visibilities = [
  { value: 'MEMBERS', label: 'Any logged-in member', hint: 'They press Connect, and you are told.' },
  {
    value: 'CONNECTIONS',
    label: 'Only members I am connected with',
    hint: 'Connect shows nothing to anybody else.',
  },
] as const;

interface SettingsSectionsProps {
  settings: Settings;
  /** Whether single keys do something in this browser. */
  singleKeys: boolean;
}

/** Every change counts at once; one that could not be saved is taken back, with a way to try again. */
export function SettingsSections({ settings: saved, singleKeys }: SettingsSectionsProps) {
  const [settings, save] = useSettings(saved);
  return (
    <>
      <AccountSection title="Who sees your email and phone">
        <RadioGroup
          name="contactVisibility"
          label="Who sees your email and phone"
          options={visibilities}
          value={settings.contactVisibility}
          onChange={({ currentTarget: { value } }) => {
            const chosen = visibilities.find((one) => one.value === value);
            if (chosen) save({ contactVisibility: chosen.value });
          }}
        />
      </AccountSection>
      <AccountSection title="Visibility">
        <div className="flex flex-col">
          <Checkbox
            label="Pause my profile"
            hint="Nobody finds or opens your profile until you untick this."
            checked={settings.paused}
            onChange={({ currentTarget }) => save({ paused: currentTarget.checked })}
          />
          <Checkbox
            label="Show people that I looked at their profile"
            hint="If you do not, you cannot see who looked at yours either."
            checked={settings.showVisits}
            onChange={({ currentTarget }) => save({ showVisits: currentTarget.checked })}
          />
        </div>
      </AccountSection>
      <AccountSection title="Messages">
        <div className="flex flex-col">
          <Checkbox
            label="Show what I have read"
            hint="The people you write with see it if they show it too, and you see what they have read."
            checked={settings.readMarks}
            onChange={({ currentTarget }) => save({ readMarks: currentTarget.checked })}
          />
          <SingleKeys start={singleKeys} />
        </div>
      </AccountSection>
      <EmailKindsSection emails={settings.emails} save={(emails) => save({ emails })} />
    </>
  );
}

/** A choice of this browser: not everybody wants a key to do something by itself. */
function SingleKeys({ start }: { start: boolean }) {
  const [isOn, setOn] = useState(start);
  return (
    <Checkbox
      label="Single-key shortcuts"
      hint="In matches and messages, j goes to the next and k to the one before. In this browser."
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        setOn(checked);
        keepChoice('keys', checked ? undefined : 'off');
      }}
    />
  );
}

const merge = (settings: Settings, change: SettingsChange): Settings => ({
  contactVisibility: change.contactVisibility ?? settings.contactVisibility,
  paused: change.paused ?? settings.paused,
  showVisits: change.showVisits ?? settings.showVisits,
  readMarks: change.readMarks ?? settings.readMarks,
  askForPhoto: change.askForPhoto ?? settings.askForPhoto,
  emails: Object.assign({}, settings.emails, change.emails),
});

function useSettings(start: Settings): [Settings, (change: SettingsChange) => void] {
  const [changes] = useState(() => createChanges(start));
  const { revalidate } = useRevalidator();
  const { run } = useCall();

  function save(body: SettingsChange) {
    void run({
      send: () =>
        changes.save({
          apply: (settings) => merge(settings, body),
          send: () => call('PUT /account/settings', { body }),
          commit: (_settings, { data }) => data,
        }),
      onDone({ message }) {
        toast.success(message ?? 'Saved', { toastId: 'settings' });
        return revalidate();
      },
      onFailure: ({ message }) => offer.afterFailure(message, { label: 'Try again', run: () => save(body) }),
    });
  }

  return [useSyncExternalStore(changes.subscribe, changes.shown, changes.shown), save];
}
