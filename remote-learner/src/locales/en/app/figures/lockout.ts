/** Labels in drawings: `\n` starts a new line. */
export const lockoutFigures = {
  prepare: 'Prepare',
  shutDown: 'Shut down',
  isolate: 'Isolate',
  lock: 'Lock\nand tag',
  release: 'Release\nenergy',
  verify: 'Verify',
} as const
