/** Hours a week that forms offer. */
export const HOURS_STEPS = [10, 20, 30, 40] as const;
/** Per cent. */
export const EQUITY_STEPS = [5, 10, 20, 30, 50] as const;
/** Days. */
export const ACTIVE_STEPS = [7, 30] as const;
/** Kilometres. */
export const DISTANCE_STEPS = [25, 50, 100, 250, 500] as const;
/** Kilometres where none are named. */
export const DISTANCE = 50;
