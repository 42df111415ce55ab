import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { You } from '../../page/you.ts';
import { paths } from '../../paths.ts';
import { Menu } from '../../ui/menu.tsx';
import { useLogOutHere } from './log-out.ts';
import { profilePath } from './nav-links.ts';

export default function UserMenu({ user }: { user: You }) {
  const profile = profilePath(user.role);
  const logOutHere = useLogOutHere();
  return (
    <Menu
      className="px-3 font-semibold"
      button={
        <>
          User <ChevronDown className="size-4.5 text-muted" aria-hidden="true" />
        </>
      }
    >
      {profile ? (
        <Link to={profile}>
          <UserRound className="size-5 text-muted" aria-hidden="true" /> My Profile
        </Link>
      ) : undefined}
      <Link to={paths.dashboard}>
        <LayoutDashboard className="size-5 text-muted" aria-hidden="true" /> Dashboard
      </Link>
      <button type="button" onClick={logOutHere}>
        <LogOut className="size-5 text-muted" aria-hidden="true" /> Logout
      </button>
    </Menu>
  );
}
