/** Labels in drawings: `\n` starts a new line. */
export const chemicalFigures = {
  flame: 'Flame',
  flameOverCircle: 'Flame over\ncircle',
  explodingBomb: 'Exploding\nbomb',
  gasCylinder: 'Gas\ncylinder',
  corrosion: 'Corrosion',
  skull: 'Skull and\ncrossbones',
  healthHazard: 'Health\nhazard',
  exclamation: 'Exclamation\nmark',
  environment: 'Environment',
  labelProduct: 'Solvex 20 Thinner',
  labelSignal: 'DANGER',
  labelHazards: 'Highly flammable liquid and vapor.\nCauses serious eye irritation.',
  labelPrecautions:
    'Keep away from heat and sparks.\nWear gloves and eye protection.\nIn eyes: rinse with water.',
  labelSupplier: 'Example Chemical Co.\n12 Mill Road, Dayton, OH\n1-800-555-0100',
} as const
