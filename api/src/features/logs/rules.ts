/** How many people's contact details an account may reveal in 24 hours. */
export function revealsPerDay(emailConfirmed: boolean): number {
  return emailConfirmed ? 20 : 3;
}
