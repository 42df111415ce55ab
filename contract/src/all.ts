import {
  cancelDeletion,
  changeEmail,
  changePassword,
  checkExport,
  confirmEmail,
  disableTwoFactor,
  enableTwoFactor,
  endOtherSessions,
  endSessionById,
  getAccount,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  requestExport,
  savePhone,
  saveSettings,
  sendConfirmation,
  startTwoFactor,
} from './account.ts';
import { uploadAttachment } from './attachments.ts';
import { forgotPassword, login, logout, resetPassword, verifyOtp } from './auth.ts';
import { blockPerson, listBlocks, unblockPerson } from './blocks.ts';
import { listPassed, listSaved, passPerson, savePerson, unpassPerson, unsavePerson } from './choices.ts';
import {
  countUnreadConnections,
  endConnection,
  getConnection,
  listConnections,
  noteMet,
  noteWriting,
  readConnection,
  resumeConnection,
} from './connections.ts';
import { sendContact } from './contact.ts';
import { changeDeskCard, getDesk } from './desk.ts';
import type { Endpoint } from './endpoint.ts';
import { listEvents } from './event.ts';
import { countFilters } from './filters.ts';
import { pauseInactive, stillLooking } from './inactivity.ts';
import {
  acceptInvitation,
  declineInvitation,
  getAnswers,
  getInvitationForm,
  listInvitations,
  listTies,
  openInvitation,
  sendInvitation,
  stopWaiting,
  waitForRoom,
  withdrawInvitation,
} from './invitations.ts';
import { knownContact, listVisitors, logVisit, profileCount, revealContact } from './logs.ts';
import { applicantMatchings, founderMatchings, pairMatching, placeInList } from './matchings.ts';
import {
  editMessage,
  listMessages,
  react,
  removeReaction,
  searchMessages,
  sendMessage,
  takeBackMessage,
} from './messages.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts';
import { listNotifications, readNotifications } from './notifications.ts';
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
  removeLogo,
  removePhoto,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveSkills,
  saveWork,
  updateBasics,
  uploadLogo,
  uploadPhoto,
} from './profile.ts';
import { readAnswer } from './readings.ts';
import { registerApplicant, registerFounder } from './registration.ts';
import { readReported, reportPerson } from './reports.ts';
import { changeSavedFilter, deleteSavedFilter, listSavedFilters, saveFilter } from './saved-filters.ts';
import { currentUser, getUser } from './users.ts';
import { confirmWaitlist, joinWaitlist } from './waitlist.ts';

const every = [
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
  removePhoto,
  saveWork,
  saveSkills,
  saveHobbies,
  saveInterests,
  saveHabits,
  saveFounderProfile,
  uploadLogo,
  removeLogo,
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
  readAnswer,
  founderMatchings,
  applicantMatchings,
  pairMatching,
  countFilters,
  placeInList,
  logVisit,
  revealContact,
  knownContact,
  profileCount,
  listVisitors,
  listEvents,
  subscribe,
  confirmSubscription,
  unsubscribe,
  stillLooking,
  pauseInactive,
  joinWaitlist,
  confirmWaitlist,
  sendContact,
  getAccount,
  saveSettings,
  sendConfirmation,
  confirmEmail,
  changeEmail,
  savePhone,
  changePassword,
  listSessions,
  endSessionById,
  endOtherSessions,
  startTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  requestExport,
  checkExport,
  renewRecoveryCodes,
  requestDeletion,
  cancelDeletion,
  listNotifications,
  readNotifications,
  listTies,
  getInvitationForm,
  sendInvitation,
  listInvitations,
  openInvitation,
  acceptInvitation,
  declineInvitation,
  withdrawInvitation,
  getAnswers,
  waitForRoom,
  stopWaiting,
  listConnections,
  countUnreadConnections,
  getConnection,
  readConnection,
  noteWriting,
  endConnection,
  resumeConnection,
  noteMet,
  uploadAttachment,
  listMessages,
  sendMessage,
  searchMessages,
  editMessage,
  takeBackMessage,
  react,
  removeReaction,
  savePerson,
  unsavePerson,
  listSaved,
  passPerson,
  unpassPerson,
  listPassed,
  getDesk,
  changeDeskCard,
  listSavedFilters,
  saveFilter,
  changeSavedFilter,
  deleteSavedFilter,
  blockPerson,
  unblockPerson,
  listBlocks,
  reportPerson,
  readReported,
] as const;

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = every;

type Every = (typeof every)[number];

/** Every call by its name, such as `GET /notifications`: who only calls needs no schema, and none is loaded. */
export type Endpoints = { [E in Every as `${E['method']} ${E['path']}`]: E };
export type CallName = keyof Endpoints;
