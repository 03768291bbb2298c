/** A LIKE pattern for values that contain the text, which a person typed and which may contain LIKE's own wildcards. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
