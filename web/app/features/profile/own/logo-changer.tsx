import type { FounderProfile } from '@ampersand/contract/users';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Edits } from './edits.ts';
import { logoEdit, logoRemoval } from './edits-of-pictures.ts';
import { PictureChanger } from './picture-changer.tsx';

const kind = { shape: 'square', noun: 'logo', edit: logoEdit, saved: 'Logo updated' } as const;
const removal = { edit: logoRemoval, removed: 'Logo removed' } as const;

/** The mark of the own company. A press on it chooses a logo. */
export function LogoChanger({ company, edits }: { company: FounderProfile; edits: Edits }) {
  const { companyName, companyUrl } = company;
  return (
    <PictureChanger kind={kind} removal={removal} current={companyUrl} edits={edits}>
      <Avatar name={companyName} src={companyUrl} size="lg" square />
    </PictureChanger>
  );
}
