/** Labels in drawings: `\n` starts a new line. */
export const respiratorFigures = {
  sealed: 'Skin under the\nseal: it holds',
  leaking: 'Beard under the\nseal: it leaks',
} as const
