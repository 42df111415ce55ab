import { Check, ChevronDown, LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { You } from '../../page/you.ts';
import { Avatar, initial } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useTheme } from '../../ui/use-theme.ts';
import { useLogOut } from './log-out.ts';

const themes = [
  { theme: 'system', label: 'System theme', icon: Monitor },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
] as const;

interface AccountMenuProps {
  user: You;
  /** The address of the frame. */
  shell: string;
  account: string;
  /** Where they have one. */
  profile?: string;
}

export function AccountMenu({ user, shell, account, profile }: AccountMenuProps) {
  const { leaving, logOut } = useLogOut(shell);
  const [chosen, choose] = useTheme();
  return (
    <Menu
      // Who says what they see has to be understood: the monogram, where there is no photo.
      label={`Your account: ${user.fullName}${user.profileUrl ? '' : `, ${initial(user.fullName)}`}`}
      className="px-1.5"
      button={
        <>
          <Avatar name={user.fullName} src={user.profileUrl} size="sm" />
          <ChevronDown className="size-4.5 text-muted max-sm:hidden" aria-hidden="true" />
        </>
      }
    >
      {profile ? (
        <Link to={profile}>
          <UserRound className="size-5 text-muted" aria-hidden="true" /> My Profile
        </Link>
      ) : undefined}
      <Link to={account}>
        <Settings className="size-5 text-muted" aria-hidden="true" /> Account
      </Link>
      {themes.map(({ theme, label, icon: Icon }) => (
        <button key={theme} type="button" onClick={() => choose(theme)}>
          <Icon className="size-5 text-muted" aria-hidden="true" /> {label}
          {chosen === theme && (
            <>
              <Check className="ms-auto size-5 text-primary" aria-hidden="true" />
              <span className="sr-only">, chosen</span>
            </>
          )}
        </button>
      ))}
      <button type="button" onClick={logOut} disabled={leaving}>
        <LogOut className="size-5 text-muted" aria-hidden="true" /> Logout
      </button>
    </Menu>
  );
}
