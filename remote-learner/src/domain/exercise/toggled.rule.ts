/** A list of indices with one added, or without it. */
export function toggled(indices: readonly number[], index: number): readonly number[] {
  return indices.includes(index)
    ? indices.filter((other) => other !== index)
    : [...indices, index].toSorted((one, other) => one - other)
}
