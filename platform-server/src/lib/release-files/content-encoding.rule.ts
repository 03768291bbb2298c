/** What release files are stored as, besides the plain bytes; better first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best stored encoding that the client takes (RFC 9110 section 12.5.3); `null` means the plain bytes. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  stored: readonly Encoding[],
): Encoding | null {
  const weights = new Map((acceptEncoding ?? '').split(',').map(parseWeight))
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = ENCODINGS.filter((encoding) => stored.includes(encoding) && weightOf(encoding) > 0).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )
  return best ?? null
}

function parseWeight(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const value = weight === undefined ? 1 : Number(weight.slice(2))
  return [name, Number.isNaN(value) ? 0 : value]
}
