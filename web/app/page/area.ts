import type { Role } from '@ampersand/contract/enumerations';
import { paths } from '../paths.ts';

/** The two areas behind the log-in: whose each is and where its pages are. */
export const areas = {
  FOUNDER: { role: 'FOUNDER', otherRole: 'APPLICANT', paths: paths.founder },
  APPLICANT: { role: 'APPLICANT', otherRole: 'FOUNDER', paths: paths.applicant },
} as const;

export type Area = (typeof areas)[keyof typeof areas];

/** The area of a member; administrators look at the applicants'. */
export function areaOf({ role }: { role: Role }): Area {
  return role === 'FOUNDER' ? areas.FOUNDER : areas.APPLICANT;
}

/** The area an address lies in. */
export function areaAt(pathname: string): Area {
  return pathname.startsWith(paths.founder.index) ? areas.FOUNDER : areas.APPLICANT;
}
