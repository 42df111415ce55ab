import { calledNameOf } from '@ampersand/contract/called';
import { ifMatch } from '@ampersand/contract/path';
import type { BasicsBody, FounderProfileBody, WorkBody } from '@ampersand/contract/profile';
import type { FounderProfile, OwnUser, Profile } from '@ampersand/contract/users';
import { call } from '../../../api.ts';
import type { Edit } from './edits.ts';

type Links = Pick<Profile, 'linkedin' | 'github' | 'portfolio'>;

type Basics = Pick<Profile, 'firstLine' | 'location' | 'age' | 'gender'> &
  Links & {
    fullName: string;
    calledName: string;
    version: number;
  };

/** Full name, called name, first line, location, age, gender and links, all of them as the form has them. */
export function basicsEdit(body: BasicsBody): Edit<Basics> {
  const { fullName, firstLine = null, location = null, age = null, gender = null } = body;
  const calledName = calledNameOf(body);
  const { linkedin = null, github = null, portfolio = null } = body;
  const links = { linkedin, github, portfolio };
  const basics = { fullName, calledName, firstLine, location, age, gender, ...links };
  return {
    apply: (user) => withBasics(user, basics),
    send: ({ id, profile }) =>
      call('PUT /profile/{userId}', {
        params: { userId: id },
        headers: ifMatch(profile.version),
        body: basics,
      }),
    commit: withBasics,
  };
}

function withBasics(
  user: OwnUser,
  {
    fullName,
    calledName,
    firstLine,
    location,
    age,
    gender,
    linkedin,
    github,
    portfolio,
  }: Omit<Basics, 'version'>,
): OwnUser {
  const links = { linkedin, github, portfolio };
  return {
    ...user,
    fullName,
    calledName,
    profile: { ...user.profile, firstLine, location, age, gender, ...links },
  };
}

/** The question to whoever invites them; the rest of the basics stays as it is. */
export function questionEdit(asked: string | null): Edit<{ question: string | null; version: number }> {
  return {
    apply: (user) => withQuestion(user, { question: asked }),
    send: ({ id, fullName, profile }) =>
      call('PUT /profile/{userId}', {
        params: { userId: id },
        headers: ifMatch(profile.version),
        body: { fullName, question: asked },
      }),
    commit: withQuestion,
  };
}

function withQuestion(user: OwnUser, { question }: Pick<Profile, 'question'>): OwnUser {
  return { ...user, profile: { ...user.profile, question } };
}

type Work = Pick<Profile, 'currentJob' | 'availability' | 'salaryExpectations'>;

/** What an applicant does now and hopes for, all of it as the form has it. */
export function workEdit(body: WorkBody): Edit<Work & { version: number }> {
  const { currentJob = null, availability = null, salaryExpectations = null } = body;
  const work = { currentJob, availability, salaryExpectations };
  return {
    apply: (user) => withWork(user, work),
    send: ({ id, profile }) =>
      call('PUT /profile/{userId}/work', {
        params: { userId: id },
        headers: ifMatch(profile.version),
        body: work,
      }),
    commit: withWork,
  };
}

function withWork(user: OwnUser, { currentJob, availability, salaryExpectations }: Work): OwnUser {
  return { ...user, profile: { ...user.profile, currentJob, availability, salaryExpectations } };
}

export function companyEdit(body: FounderProfileBody): Edit<FounderProfile & { version: number }> {
  return {
    apply: (user) => withCompany(user, (company) => ({ ...company, ...asShown(company, body) })),
    send: ({ id, profile }) =>
      call('PUT /profile/founder-profile/{id}', { params: { id }, headers: ifMatch(profile.version), body }),
    commit: (user, { version, ...company }) => withCompany(user, () => company),
  };
}

export function withCompany(user: OwnUser, change: (company: FounderProfile) => FounderProfile): OwnUser {
  const [company, ...others] = user.profile.FounderProfile;
  if (!company) return user;
  return { ...user, profile: { ...user.profile, FounderProfile: [change(company), ...others] } };
}

/** What a save of the form will answer: optional fields without a value are emptied. */
function asShown(company: FounderProfile, body: FounderProfileBody): Omit<FounderProfile, 'companyUrl'> {
  return {
    companyName: body.companyName,
    companyType: body.companyType,
    notFounded: body.notFounded ?? company.notFounded,
    businessStructure: body.businessStructure ?? null,
    shareStructure: body.shareStructure ?? null,
    currentRevenue: body.currentRevenue ?? null,
    companySize: body.companySize === undefined ? null : String(body.companySize),
    vision: body.vision,
    mission: body.mission,
    goals: body.goals ?? null,
    compensation: body.compensation === undefined ? company.compensation : body.compensation,
    lookingFor: body.lookingFor ?? company.lookingFor,
    otherDetails: body.otherDetails ?? null,
    companyDescription: body.companyDescription ?? null,
    website: body.website ?? null,
    industry: body.industry ?? null,
    foundingDate: (!body.notFounded && body.foundingDate) || null,
    fundingStage: body.fundingStage === undefined ? company.fundingStage : body.fundingStage,
    fundingAmount: body.fundingAmount ?? null,
    equityOffered: body.equityOffered ?? null,
  };
}
