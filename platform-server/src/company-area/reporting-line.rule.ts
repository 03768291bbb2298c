/**
 * Whether a person reaches themselves by going from supervisor to supervisor. `supervisors` has the supervisor of each
 * person, by id or email; one who has none is left out, or has an empty one.
 */
export function reportsToSelf<Key extends string | number>(
  person: Key,
  supervisors: ReadonlyMap<Key, Key | '' | null>,
): boolean {
  const seen = new Set<Key>()
  let next = supervisors.get(person)
  while (next !== undefined && next !== null && next !== '') {
    if (next === person) return true
    // Others above them form a circle; this person is not in it.
    if (seen.has(next as Key)) return false
    seen.add(next as Key)
    next = supervisors.get(next as Key)
  }
  return false
}
