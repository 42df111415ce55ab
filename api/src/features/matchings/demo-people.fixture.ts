import { applicantPreferenceBody, founderPreferenceBody } from '@ampersand/contract/preference';
import { applicants, founders } from '../../db/seed/community/people.ts';
import type { Applicant, Founder } from '../../db/seed/community/types.ts';
import type { Person } from './rules/read/person.ts';

function profileOf({
  location,
  skills,
  interests,
  hobbies,
  habits,
  experiences,
  educations,
}: Founder | Applicant) {
  return {
    location,
    skills,
    interests,
    hobbies,
    habits,
    experiences: experiences
      .map(({ role, startDate, endDate, description }) => ({
        role,
        startDate,
        endDate: endDate ?? null,
        description: description ?? null,
      }))
      .sort((a, b) => (a.startDate < b.startDate ? 1 : -1)),
    educations: educations.map(({ degree, fieldOfStudy, description }) => ({
      degree,
      fieldOfStudy: fieldOfStudy ?? null,
      description: description ?? null,
    })),
  };
}

function founderOf(one: Founder): Person {
  const { company, preference, importance } = one;
  return {
    ...profileOf(one),
    role: 'FOUNDER',
    currentJob: null,
    availability: null,
    salaryExpectations: null,
    company: {
      companyType: company.companyType,
      companyDescription: company.companyDescription,
      industry: company.industry,
      vision: company.vision,
      mission: company.mission,
      goals: company.goals ?? null,
      fundingStage: company.fundingStage,
      fundingAmount: company.fundingAmount ?? null,
      equityOffered: company.equityOffered ?? null,
      compensation: company.compensation,
      currentRevenue: company.currentRevenue ?? null,
      lookingFor: company.lookingFor,
      otherDetails: company.otherDetails ?? null,
    },
    founderPreference: preference
      ? { ...founderPreferenceBody.parse({ ...preference, importance }), readings: {} }
      : null,
    applicantPreference: null,
  };
}

function applicantOf(one: Applicant): Person {
  const { preference, importance } = one;
  return {
    ...profileOf(one),
    role: 'APPLICANT',
    currentJob: one.currentJob ?? null,
    availability: one.availability,
    salaryExpectations: one.salaryExpectations ?? null,
    company: null,
    founderPreference: null,
    applicantPreference: preference
      ? { ...applicantPreferenceBody.parse({ ...preference, importance }), readings: {} }
      : null,
  };
}

/** The demo community as matching reads it, the demo log-ins first. */
export const demoFounders: readonly Person[] = founders.map(founderOf);
export const demoApplicants: readonly Person[] = applicants.map(applicantOf);
