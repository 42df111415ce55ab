export const LIMITS = {
  text: 5000,
  name: 200,
  listItems: 50,
  listItem: 80,
  photoBytes: 5 * 1024 * 1024,
  photoPixels: 40_000_000,
  pdfBytes: 10 * 1024 * 1024,
  password: 128,
  codeTries: 5,
  rows: 50,
  note: { least: 20, most: 1000 },
  question: 200,
  invitationsPerWeek: { confirmed: 20, unconfirmed: 3 },
  firstLine: 120,
  privateNote: 2000,
  savedFilters: 20,
  declineSentence: 300,
  moderationReason: 300,
  membersFound: 200,
  issueText: 20_000,
  hoursAWeek: 112,
  percent: 100,
  pay: 1e12,
} as const;

export const APPLICANT_PASSWORD_MESSAGE =
  'Password must start with uppercase, be 8+ characters, alphanumeric, and contain allowed special characters';
export const APPLICANT_PASSWORD_HINT =
  'At least 8 characters, starting with an uppercase letter, with at least one digit. Letters, digits and / # @ $ & % ! * are allowed';
export const PHONE_MESSAGE = 'Phone number must be exactly 10 digits';
export const FOUNDER_PASSWORD_MESSAGE =
  'Password must be at least 8 characters, start with an uppercase letter, include at least one letter, one digit, and one special character (e.g., #, @, $, /, etc.)';
export const FOUNDER_PASSWORD_HINT =
  'Minimum 8 characters, alphanumeric, starts with capital, One special character is mandatory';
