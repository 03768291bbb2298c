/** Labels in drawings: `\n` starts a new line. */
export const confinedSpaceFigures = {
  testOxygen: 'Oxygen:\n19.5-23.5%',
  testFlammable: 'Flammables:\nto 10% LFL',
  testToxic: 'Toxic gas:\nwithin limits',
} as const
