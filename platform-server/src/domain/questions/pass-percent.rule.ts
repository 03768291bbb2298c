/** What a quiz takes to be passed, of its questions. */
export const PASS_PERCENT = 80
