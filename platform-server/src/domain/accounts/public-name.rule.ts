/** First name and initial, unless the person shows the full name. */
export function publicName(fullName: string, showsFullName = false): string {
  const [first = '', ...rest] = fullName.split(' ')
  const last = rest.at(-1)
  return showsFullName || !last ? fullName : `${first} ${[...last][0] ?? ''}.`
}
