import { distance } from 'fastest-levenshtein'

interface Named {
  readonly slug: string
  readonly code: string
}

/** Sorts places by how many letters of their address, or of its beginning, have to change to get what was typed. */
export function byNearness(typed: string): (one: Named, other: Named) => number {
  const wanted = toSlug(typed)
  return (one, other) => farness(wanted, one) - farness(wanted, other)
}

function farness(wanted: string, { slug, code }: Named): number {
  if (wanted === code.toLowerCase()) return -1
  return Math.min(distance(wanted, slug), distance(wanted, slug.slice(0, wanted.length)) + 1)
}

function toSlug(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}
