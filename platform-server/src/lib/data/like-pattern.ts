/** For LIKE: whatever contains the text, which a person typed and which may hold LIKE's own signs. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
