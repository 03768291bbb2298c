/** Without the letters and digits that are mistaken for one another (0 O, 1 I L, 5 S, 2 Z, 8 B), and without vowels. */
const LETTERS = 'CDFGHJKMNPQRTVWXY34679'
const LENGTH = 15
const GROUP = 5

/** 15 characters of a certificate's public code in groups of five: about 66 bits, so nobody finds one by trying. */
export function makeCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomBelow(LETTERS.length)] ?? '')
  return grouped(letters.join(''))
}

/** A code as it is kept, however it was typed: any case, with or without the dashes. */
export function normaliseCode(typed: string): string {
  return grouped(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
}

function grouped(letters: string): string {
  const groups = Array.from({ length: Math.ceil(letters.length / GROUP) }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP),
  )
  return groups.join('-')
}
