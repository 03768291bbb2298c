/** Of a request: `low` for a page that the user has shown no intent to open. */
export type Priority = 'auto' | 'low'
