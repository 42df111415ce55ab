import type { OwnUser } from '@ampersand/contract/users';
import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useLogOut } from './log-out.ts';

export function AccountMenu({ user, area }: { user: OwnUser; area: Area }) {
  const { leaving, logOut } = useLogOut(area);
  return (
    <Menu
      label={`Your account: ${user.fullName}`}
      className="px-1.5"
      button={
        <>
          <Avatar name={user.fullName} src={user.profileUrl} size="sm" />
          <ChevronDown className="size-4.5 text-muted max-sm:hidden" aria-hidden="true" />
        </>
      }
    >
      <Link to={area.paths.profile}>
        <UserRound className="size-5 text-muted" aria-hidden="true" /> My Profile
      </Link>
      <Link to={area.paths.account}>
        <Settings className="size-5 text-muted" aria-hidden="true" /> Account
      </Link>
      <button type="button" onClick={logOut} disabled={leaving}>
        <LogOut className="size-5 text-muted" aria-hidden="true" /> Logout
      </button>
    </Menu>
  );
}
