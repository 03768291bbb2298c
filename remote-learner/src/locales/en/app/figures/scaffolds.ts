/** Labels in drawings: `\n` starts a new line. */
export const scaffoldFigures = {
  topRail: 'Top rail',
  midRail: 'Midrail',
  toeBoard: 'Toeboard',
  platform: 'Platform, planked',
  crossBrace: 'Cross brace',
  upright: 'Upright',
  ladder: 'Access ladder',
  basePlate: 'Base plate',
  mudsill: 'Mudsill',
} as const
