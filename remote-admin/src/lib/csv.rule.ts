/** A field in quotes, in which two quotes stand for one, or one without; then what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"?|([^,\n]*))([,\n]|$)/gy

/** The first records of a CSV text (RFC 4180) without empty ones; fields are trimmed. */
export function firstRecords(csv: string, count: number): readonly (readonly string[])[] {
  const records: string[][] = []
  let fields: string[] = []
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .matchAll(FIELD)) {
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === ',') continue
    if (fields.some((field) => field !== '')) records.push(fields)
    if (end === '' || records.length === count) break
    fields = []
  }
  return records
}

/** Every field in quotes. A spreadsheet must not run a field as a formula. */
export function csvText(records: readonly (readonly string[])[]): string {
  const written = (field: string) => `"${field.replace(/^\s*[=+\-@]/, "'$&").replaceAll('"', '""')}"`
  return records.map((fields) => fields.map(written).join(',')).join('\r\n')
}
