import type { Call } from '../../../loading.server.ts';
import { attempt } from '../../../page/attempt.server.ts';
import type { You } from '../../../page/you.ts';
import { loadTies } from '../../invitations/load-ties.server.ts';
import { loadOwnEquity } from '../../profile/load-equity.server.ts';
import type { LoadedPerson } from './person-view.tsx';

/** Somebody as one of the other side sees them, who counts as a visitor from now on; the server counts one a day. */
export async function loadPerson(call: Call, you: You, id: string): Promise<LoadedPerson> {
  const [person, contact, pair, ties, ownEquity] = await Promise.all([
    call('GET /users/user/{id}', { params: { id } }).then(({ data }) => data),
    attempt(
      call('GET /logs/contact/{contactUserId}', { params: { contactUserId: id } }).then(({ data }) => data),
    ),
    attempt(call('GET /matchings/pair/{otherId}', { params: { otherId: id } }).then(({ data }) => data)),
    loadTies(call, [{ id }]),
    id === you.id ? loadOwnEquity(call, you) : undefined,
  ]);
  // A visit that could not be logged is nothing the reader can mend.
  if (person.id !== you.id)
    await attempt(call('POST /logs/profile', { body: { viewerId: you.id, viewedUserId: id } }));
  // Without an answer the person can be asked for the contact with Connect, as before.
  return { person, contact: contact.ok ? contact.value : null, pair, tie: ties[id], ownEquity };
}
