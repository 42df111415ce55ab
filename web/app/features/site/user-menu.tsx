import type { OwnUser } from '@ampersand/contract/users';
import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { logOutHere } from './log-out.ts';
import { profilePath } from './nav-links.ts';

export default function UserMenu({ user, onLoggedOut }: { user: OwnUser; onLoggedOut: () => void }) {
  const profile = profilePath(user.role);
  return (
    <Menu
      className="px-3 font-semibold"
      button={
        <>
          User <ChevronDown className="size-4.5 text-muted" aria-hidden="true" />
        </>
      }
    >
      {profile && (
        <MenuEntry>
          <Link to={profile}>
            <UserRound className="size-5 text-muted" aria-hidden="true" /> My Profile
          </Link>
        </MenuEntry>
      )}
      {profile && (
        <MenuEntry>
          <Link to={paths.dashboard}>
            <LayoutDashboard className="size-5 text-muted" aria-hidden="true" /> Dashboard
          </Link>
        </MenuEntry>
      )}
      <MenuEntry>
        <button type="button" onClick={() => logOutHere(onLoggedOut)}>
          <LogOut className="size-5 text-muted" aria-hidden="true" /> Logout
        </button>
      </MenuEntry>
    </Menu>
  );
}
