/** Labels in drawings: `\n` starts a new line. */
export const equipmentFigures = {
  spectacles: 'Chips: with\nside shields',
  goggles: 'Dust, splash:\ngoggles',
  faceShield: 'Face: shield\nover goggles',
} as const
