/** Labels in drawings: `\n` starts a new line. */
export const machineFigures = {
  pointOfOperation: 'Point of operation',
  nipPoint: 'Ingoing nip point',
  rotatingPart: 'Rotating part',
  flyingChips: 'Flying chips',
  tongueGap: '1/4 in at most',
  tongueGuard: 'tongue guard',
  restGap: '1/8 in at most',
  workRest: 'work rest',
} as const
