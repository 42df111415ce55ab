import {
  cancelDeletion,
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSessionById,
  getAccount,
  listSessions,
  requestDeletion,
  saveSettings,
  sendConfirmation,
} from './account.ts';
import { forgotPassword, login, logout, resetPassword, verifyOtp } from './auth.ts';
import { sendContact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { listEvents } from './event.ts';
import { listVisitors, logProfileView, profileCount, revealContact } from './logs.ts';
import { applicantMatchings, founderMatchings, pairMatching } from './matchings.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts';
import {
  getApplicantPreference,
  getFounderPreference,
  saveApplicantPreference,
  saveFounderPreference,
} from './preference.ts';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveSkills,
  updateBasics,
  uploadPhoto,
} from './profile.ts';
import { currentUser, getUser, registerApplicant, registerFounder } from './users.ts';
import { confirmWaitlist, joinWaitlist } from './waitlist.ts';

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = [
  login,
  logout,
  forgotPassword,
  verifyOtp,
  resetPassword,
  registerApplicant,
  registerFounder,
  currentUser,
  getUser,
  updateBasics,
  uploadPhoto,
  saveSkills,
  saveHobbies,
  saveInterests,
  saveHabits,
  saveFounderProfile,
  addExperience,
  changeExperience,
  deleteExperience,
  addEducation,
  changeEducation,
  deleteEducation,
  getFounderPreference,
  saveFounderPreference,
  getApplicantPreference,
  saveApplicantPreference,
  founderMatchings,
  applicantMatchings,
  pairMatching,
  logProfileView,
  revealContact,
  profileCount,
  listVisitors,
  listEvents,
  subscribe,
  confirmSubscription,
  unsubscribe,
  joinWaitlist,
  confirmWaitlist,
  sendContact,
  getAccount,
  saveSettings,
  sendConfirmation,
  confirmEmail,
  changeEmail,
  changePassword,
  listSessions,
  endSessionById,
  endOtherSessions,
  requestDeletion,
  cancelDeletion,
];
