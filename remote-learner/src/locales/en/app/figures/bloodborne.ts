/** Labels in drawings: `\n` starts a new line. */
export const bloodborneFigures = {
  sharpsClosable: 'Closes',
  sharpsFill: 'Replaced before\nit is overfilled',
  sharpsLabel: 'Labeled or\ncolor coded',
  sharpsWalls: 'Nothing pierces\nor leaks through',
} as const
