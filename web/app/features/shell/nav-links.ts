import {
  CalendarDays,
  Flag,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  SlidersHorizontal,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { Area } from '../../page/area.ts';
import { paths } from '../../paths.ts';

/** The way around in a frame: where it begins, and its pages in the order of the sidebar. */
export interface Ways {
  index: string;
  links: {
    to: string;
    label: string;
    icon: LucideIcon;
    /** Shown where it is not 0; `countOf` says what is counted. */
    count?: number;
    countOf?: string;
  }[];
}

export const waysOf = ({ paths }: Area): Ways => ({
  index: paths.index,
  links: [
    { to: paths.index, label: 'Dashboard', icon: LayoutDashboard },
    { to: paths.matches, label: 'Matches', icon: UsersRound },
    { to: paths.messages, label: 'Messages', icon: MessagesSquare },
    { to: paths.profile, label: 'Profile', icon: UserRound },
    { to: paths.preferance, label: 'Preferences', icon: SlidersHorizontal },
  ],
});

export const adminWays = (openReports: number): Ways => ({
  index: paths.admin.index,
  links: [
    { to: paths.admin.reports, label: 'Reports', icon: Flag, count: openReports, countOf: 'open' },
    { to: paths.admin.members, label: 'Members', icon: UsersRound },
    { to: paths.admin.events, label: 'Events', icon: CalendarDays },
    { to: paths.admin.newsletter, label: 'Newsletter', icon: Newspaper },
  ],
});
