import { LayoutDashboard, MessagesSquare, SlidersHorizontal, UserRound, UsersRound } from 'lucide-react';
import type { Area } from '../../page/area.ts';

/** The pages of an area in the order of the sidebar. */
export function navLinks({ paths }: Area) {
  return [
    { to: paths.index, label: 'Dashboard', icon: LayoutDashboard },
    { to: paths.matches, label: 'Matches', icon: UsersRound },
    { to: paths.messages, label: 'Messages', icon: MessagesSquare },
    { to: paths.profile, label: 'Profile', icon: UserRound },
    { to: paths.preferance, label: 'Preferences', icon: SlidersHorizontal },
  ];
}
