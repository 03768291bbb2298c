/** Labels in drawings: `\n` starts a new line. */
export const ladderFigures = {
  sixteenFeet: '16 ft',
  workingLength: 'working\nlength',
  base: '4 ft',
  threeFeet: '3 ft',
  landing: 'above landing',
  fourToOne: '4 up, 1 out',
  armTest: 'Toes at the\nfeet, palms\non a rung',
} as const
