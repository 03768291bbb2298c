/** Labels in drawings: `\n` starts a new line. */
export const fallFigures = {
  anchor: 'Anchor, level with the back D-ring',
  sixFeet: '6 ft',
  freeFall: 'free fall, at most',
  threeAndHalfFeet: '3.5 ft',
  deceleration: 'deceleration, at most',
  fiveFeet: '5 ft',
  body: 'back D-ring to feet',
  threeFeet: '3 ft',
  spare: 'safety margin',
  clearance: '17.5 ft in this example',
  topRailInches: '42 in ± 3',
  topRailHolds: 'top rail, 200 lb',
  midRailInches: '21 in',
  midRailHolds: 'midrail, 150 lb',
  toeBoardInches: '3.5 in',
  toeBoardHere: 'toeboard',
} as const
