/** Search parameters of the conversations. */
export const FILTER = 'filter';
export const SEARCH = 'search';
/** Of one conversation: the place of the message to look at, or the moment from which on. */
export const PLACE = 'at';
export const SINCE = 'since';
