/** Labels in drawings: `\n` starts a new line. */
export const emergencyFigures = {
  pullPin: 'Pull the pin',
  aimLow: 'Aim at the base\nof the fire',
  squeeze: 'Squeeze the handle',
  sweep: 'Sweep from\nside to side',
} as const
