export const document = {
  noScript: '{site} needs JavaScript. Turn it on for this site and reload the page.',
} as const
