/** Attempts that this tab shows: their page sends what waits of them, and shows the result itself. */
export const attemptsOnScreen = new Set<string>()
