import type { Role } from '@ampersand/contract/enumerations';
import { paths } from '../../paths.ts';

export const mainLinks = [
  { to: paths.about, label: 'About Us' },
  { to: paths.howWeWork, label: 'How We Work' },
] as const;

export const footerLinks = [
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.careers, label: 'Careers' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.pricing, label: 'Pricing' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.privacy, label: 'Privacy Policy' },
      { to: paths.cookies, label: 'Cookie Policy' },
      { to: paths.terms, label: 'Terms and Condition' },
    ],
  },
] as const;

/** The profile page of a role, for roles that have one. */
export function profilePath(role: Role): string | undefined {
  if (role === 'FOUNDER') return paths.founder.profile;
  return role === 'APPLICANT' ? paths.applicant.profile : undefined;
}
