/** Requests that wait for an answer. */
export const waiting = { box: 'received', status: 'PENDING' } as const;
