/** Leaves out characters that are easily mistaken for one another (0 O, 1 I L, 5 S, 2 Z, 8 B), and vowels. */
const ALPHABET = 'CDFGHJKMNPQRTVWXY34679'
const LENGTH = 15
const GROUP = 5

/** 15 characters of a certificate's public code in groups of five: about 66 bits, too many to guess. */
export function makeCode(randomBelow: (limit: number) => number): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)] ?? '')
  return grouped(characters.join(''))
}

/** The stored form of a code, however it was typed: in any case, with or without the dashes. */
export function normalizeCode(typed: string): string {
  return grouped(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
}

function grouped(characters: string): string {
  const groups = Array.from({ length: Math.ceil(characters.length / GROUP) }, (_, index) =>
    characters.slice(index * GROUP, (index + 1) * GROUP),
  )
  return groups.join('-')
}
