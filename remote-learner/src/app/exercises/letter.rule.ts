/** A, B, C, as the places of a picture are called. */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
