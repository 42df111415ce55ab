import type { Settings, SettingsChange } from '@ampersand/contract/account';
import type { EmailPace } from '@ampersand/contract/enumerations';
import { EMAIL_KINDS, type EmailKind, isPaced } from '@ampersand/contract/values';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AccountSection } from './account-section.tsx';

const words: Record<EmailKind, { label: string; hint: string }> = {
  profileViewed: { label: 'Somebody looked at your profile', hint: 'At most one email a day.' },
  contactRevealed: { label: 'Somebody saw your email and phone', hint: 'They pressed Connect.' },
  strongMatch: { label: 'A match above 85%', hint: 'At most one email a day.' },
  newFit: {
    label: 'Somebody new who fits a filter you saved',
    hint: 'As often as you chose for that filter.',
  },
  stillLooking: {
    label: 'A check-in when you have been away',
    hint: 'Once, after 25 days, to ask if you are still looking.',
  },
  requestReceived: { label: 'A request to connect', hint: 'Somebody has invited you.' },
  invitationAnswered: { label: 'An answer to your invitation', hint: 'Accepted, or declined and why.' },
  invitationExpired: {
    label: 'An invitation that expired',
    hint: 'Yours, or a request you have not answered in seven days.',
  },
  roomAgain: { label: 'Room for your invitation', hint: 'Once, where you asked to be told.' },
  messageReceived: { label: 'Unread messages', hint: 'One email per conversation until you read it.' },
  quietAsked: { label: 'A conversation that went quiet', hint: 'Once, after two weeks without a word.' },
  together: {
    label: 'What you two decide together',
    hint: 'Somebody you talk with has begun, or you are both asked whether it still holds.',
  },
  calls: {
    label: 'Your calls',
    hint: 'Times suggested to you, what you two agree on, for your calendar, and a reminder an hour before.',
  },
  reminderDue: { label: 'A reminder you set', hint: 'About a person on your board, on the day you chose.' },
  searchWeek: {
    label: 'Your search this week',
    hint: 'On Mondays, if there is something to tell: who is new and fits, what waits for you, reminders ahead, and what is new in your weekly filters.',
  },
};

const paces: readonly { value: EmailPace; label: string }[] = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'NEVER', label: 'Never' },
];

interface EmailKindsSectionProps {
  emails: Settings['emails'];
  save: (change: SettingsChange['emails']) => void;
}

/** Which emails come; of requests and messages also how soon. */
export function EmailKindsSection({ emails, save }: EmailKindsSectionProps) {
  return (
    <AccountSection title="Emails" about="Emails about your account itself are always sent.">
      <div className="flex flex-col gap-4">
        {EMAIL_KINDS.filter(isPaced).map((kind) => (
          <div key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{words[kind].label}</p>
              <p className="text-sm text-muted">{words[kind].hint}</p>
            </div>
            <Segmented
              name={kind}
              label={words[kind].label}
              size="sm"
              options={paces}
              value={emails[kind]}
              onChange={({ currentTarget }) => {
                const chosen = paces.find(({ value }) => value === currentTarget.value);
                if (chosen) save({ [kind]: chosen.value });
              }}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-col">
        {EMAIL_KINDS.map(
          (kind) =>
            !isPaced(kind) && (
              <Checkbox
                key={kind}
                {...words[kind]}
                checked={emails[kind] === true}
                onChange={({ currentTarget }) => save({ [kind]: currentTarget.checked })}
              />
            ),
        )}
      </div>
    </AccountSection>
  );
}
