import { calledNameOf } from '@ampersand/contract/called';
import type { ComparedPerson } from '@ampersand/contract/compare';
import type { IndexDeps } from '../matchings/index-member.ts';
import { explainPairs } from '../matchings/telling.ts';
import { isReviewed, photoUrl } from '../users/present.ts';
import { findVisiblePerson, type UserRow, type Viewer } from '../users/queries.ts';

/** People as they fit a member, in the order asked for; of whom the member cannot see nothing but the id. */
export async function compare(
  deps: IndexDeps,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ComparedPerson[]> {
  const found = await Promise.all(ids.map((id) => findVisiblePerson(deps.db, viewer, id)));
  const people = found.filter((person) => person !== undefined);
  const pairs = await explainPairs(
    deps,
    viewer.id,
    people.map(({ id }) => id),
  );
  return ids.map((id) => {
    const person = people.find((each) => each.id === id);
    const pair = pairs.get(id);
    return { id, person: person && pair ? { ...presentName(person), pair } : null };
  });
}

function presentName(person: UserRow) {
  const { fullName, photoKey, founderProfile } = person;
  return {
    fullName,
    calledName: calledNameOf(person),
    companyName: founderProfile?.companyName ?? null,
    profileUrl: photoUrl(photoKey),
    identityReviewed: isReviewed(person),
  };
}
