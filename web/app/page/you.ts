import type { OwnUser } from '@ampersand/contract/users';

/** What a page is told of who is logged in. Few need all they have written, and what a page is told it is sent. */
export type You = Pick<OwnUser, 'id' | 'role' | 'fullName' | 'calledName' | 'profileUrl'>;

export const youOf = ({ id, role, fullName, calledName, profileUrl }: OwnUser): You => ({
  id,
  role,
  fullName,
  calledName,
  profileUrl,
});
