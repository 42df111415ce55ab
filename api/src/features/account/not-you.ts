import { brand } from '@ampersand/contract/brand';

/** What to do about a change of an account that its owner did not make. */
export const NOT_YOU = `If that was not you, set a new password at once ('Forgot password' on the log-in page) and write to ${brand.supportEmail}.`;
