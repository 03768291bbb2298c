export const partnersReach = {
  states: 'States served',
  languages: 'Languages',
} as const
