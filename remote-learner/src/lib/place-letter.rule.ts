/** A, B, C: the label of a place in a picture or a drawing. */
export function placeLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
