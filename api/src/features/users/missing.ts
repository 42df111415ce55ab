/** Said alike of who is hidden and who was never there. */
export const NO_PERSON = 'There is no such person here';
