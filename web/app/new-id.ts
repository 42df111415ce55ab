/** An id for what is sent, so that the server knows it again. Plain http has no `randomUUID`, except on the own machine. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return URL.createObjectURL(new Blob()).slice(-36);
}
