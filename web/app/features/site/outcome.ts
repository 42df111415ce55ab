/** How a small form of the public site went. `message` is for the person. */
export type Outcome = { sent: true; message: string } | { sent: false; message: string };

/** The network failed before the code that sends was here. */
export const unreachable: Outcome = {
  sent: false,
  message: 'This did not go through. Check your connection and try again.',
};
