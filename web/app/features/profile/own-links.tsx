import type { Profile } from '@ampersand/contract/users';
import { hostOf, OutsideLink } from './outside-link.tsx';

/** Pages about somebody elsewhere, by their hosts. */
export function OwnLinks({ profile }: { profile: Pick<Profile, 'linkedin' | 'github' | 'portfolio'> }) {
  const links = [profile.linkedin, profile.github, profile.portfolio];
  if (links.every((address) => address === null)) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-5">
      {links.map((address, index) => (
        <OutsideLink key={String(index)} address={address}>
          {hostOf}
        </OutsideLink>
      ))}
    </p>
  );
}
