import type { OwnUser } from '@ampersand/contract/users';
import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { profilePath } from './nav-links.ts';
import { signOutHere } from './sign-out.ts';

export default function UserMenu({ user, onSignedOut }: { user: OwnUser; onSignedOut: () => void }) {
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
        <button type="button" onClick={() => signOutHere(onSignedOut)}>
          <LogOut className="size-5 text-muted" aria-hidden="true" /> Logout
        </button>
      </MenuEntry>
    </Menu>
  );
}
