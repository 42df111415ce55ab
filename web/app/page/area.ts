import { paths } from '../paths.ts';

/** The two areas behind the log-in: whose each is and where its pages are. */
export const areas = {
  FOUNDER: { role: 'FOUNDER', otherRole: 'APPLICANT', paths: paths.founder },
  APPLICANT: { role: 'APPLICANT', otherRole: 'FOUNDER', paths: paths.applicant },
} as const;

export type Area = (typeof areas)[keyof typeof areas];

/** The area an address lies in. */
export function areaOf(pathname: string): Area {
  return pathname.startsWith(paths.founder.index) ? areas.FOUNDER : areas.APPLICANT;
}
