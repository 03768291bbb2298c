/** Labels in drawings: `\n` starts a new line. */
export const electricalFigures = {
  tenFeet: '10 ft',
  lineVoltage: 'Line of 50 kV\nor less',
  reachCounts: 'Your reach is\nbody and tool',
  moreVolts: 'Above 50 kV: 4 in more for each 10 kV',
} as const
