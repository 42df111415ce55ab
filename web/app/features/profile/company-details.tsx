import type { FounderProfile } from '@ampersand/contract/users';
import type { ReactNode } from 'react';
import {
  businessStructures,
  companyTypesInShort,
  compensations,
  fundingStages,
  revenues,
} from '../../labels.ts';
import { monthOf } from '../../page/dates.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { hostOf, OutsideLink } from './outside-link.tsx';
import { Fact, ProfileSection } from './section.tsx';

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

interface CompanyDetailsProps {
  company: FounderProfile;
  /** The share offered where it is said anew elsewhere, or null where it is not to be told; absent: that of the company. */
  equity?: ReactNode;
  action?: ReactNode;
  /** Instead of the logo: where it can be changed, say. */
  logo?: ReactNode;
}

export function CompanyDetails({ company, equity = shareOf(company), action, logo }: CompanyDetailsProps) {
  return (
    <ProfileSection title="Company Details" action={action}>
      <div className="flex items-center gap-4">
        {logo ?? <Avatar name={company.companyName} src={company.companyUrl} size="lg" square />}
        <div className="min-w-0">
          <h3 dir="auto" className="text-start text-xl">
            {company.companyName}
          </h3>
          <p className="text-muted">
            {companyTypesInShort[company.companyType]}
            {company.industry && <bdi> · {company.industry}</bdi>}
          </p>
          <OutsideLink address={company.website}>
            {(url) => hostOf(url) + url.pathname.replace(/\/$/, '')}
          </OutsideLink>
        </div>
      </div>
      {company.vision && (
        <figure className="mt-5 border-s-3 border-accent ps-4">
          <figcaption className="text-sm text-muted">Vision</figcaption>
          <blockquote dir="auto" className="text-start font-display text-xl italic whitespace-pre-line">
            {company.vision}
          </blockquote>
        </figure>
      )}
      {company.companyDescription && (
        <p dir="auto" className="measure mt-5 text-start whitespace-pre-line">
          {company.companyDescription}
        </p>
      )}
      <dl className="mt-5 flex flex-col gap-5">
        <Fact label="Looking for">{company.lookingFor}</Fact>
        <Fact label="Mission">{company.mission}</Fact>
        <Fact label="Goals">{company.goals}</Fact>
      </dl>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-5 border-t border-line pt-5">
        <Fact label="Business structure">
          {company.businessStructure && businessStructures[company.businessStructure]}
        </Fact>
        <Fact label="Founded">
          {company.notFounded ? 'Not yet' : company.foundingDate && monthOf(company.foundingDate)}
        </Fact>
        <Fact label="Company size">{company.companySize && people(company.companySize)}</Fact>
        <Fact label="Funding stage">{company.fundingStage && fundingStages[company.fundingStage]}</Fact>
        <Fact label="Funding">{company.fundingAmount !== null && dollars.format(company.fundingAmount)}</Fact>
        <Fact label="Current revenue">{company.currentRevenue && revenues[company.currentRevenue]}</Fact>
        <Fact label="Equity offered">{equity}</Fact>
        <Fact label="Compensation">{company.compensation && compensations[company.compensation]}</Fact>
      </dl>
      <dl className="mt-5 flex flex-col gap-5">
        <Fact label="Share structure">{company.shareStructure}</Fact>
        <Fact label="Other details">{company.otherDetails}</Fact>
      </dl>
    </ProfileSection>
  );
}

const shareOf = ({ equityOffered }: FounderProfile) => (equityOffered === null ? null : `${equityOffered}%`);

function people(size: string): string {
  return size === '1' ? '1 person' : `${size.replace('-', '–')} people`;
}
