import type { FounderProfile } from '@ampersand/contract/users';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyDetails } from './company-details.tsx';

const company: FounderProfile = {
  companyName: 'Chama Ledger',
  companyUrl: null,
  companyType: 'STARTUP',
  businessStructure: null,
  fundingStage: null,
  fundingAmount: null,
  equityOffered: 15,
  compensation: null,
  lookingFor: 'Somebody who sells',
  companySize: null,
  currentRevenue: null,
  shareStructure: null,
  vision: null,
  mission: null,
  goals: null,
  otherDetails: null,
  companyDescription: null,
  website: null,
  industry: null,
  foundingDate: null,
  notFounded: false,
};

test('a share that is said anew elsewhere takes the place of that of the company', () => {
  expect(renderToStaticMarkup(<CompanyDetails company={company} />)).toContain('15%');
  const anew = renderToStaticMarkup(<CompanyDetails company={company} equity="10–20%" />);
  expect(anew).toContain('10–20%');
  expect(anew).not.toContain('15%');
});

test('a company is told about in the lines in which it was written', () => {
  const lines = 'One,\ntwo';
  const told = { vision: lines, mission: lines, goals: lines, shareStructure: lines, otherDetails: lines };
  const page = renderToStaticMarkup(
    <CompanyDetails company={{ ...company, ...told, lookingFor: lines, companyDescription: lines }} />,
  );
  expect(page.match(/whitespace-pre-line[^>]*>One,\ntwo</g)).toHaveLength(7);
});
