/** Of a request: `low` for a page that nobody has announced to open. */
export type Priority = 'auto' | 'low'
