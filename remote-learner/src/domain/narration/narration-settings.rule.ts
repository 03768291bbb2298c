export const RATES = [0.75, 1, 1.25, 1.5, 2] as const

/** How a person listens, in every lesson. */
export interface NarrationSettings {
  readonly rate: number
  readonly hasCaptions: boolean
  /** Address of the chosen voice of this device, by language. */
  readonly voices: Readonly<Record<string, string>>
}

export const USUAL: NarrationSettings = { rate: 1, hasCaptions: true, voices: {} }

/** As this browser stored it; what is damaged or missing is as usual. */
export function parseSettings(stored: string | null): NarrationSettings {
  const value = parse(stored)
  if (typeof value !== 'object' || value === null) return USUAL
  const { rate, hasCaptions, voices } = value as Partial<Record<keyof NarrationSettings, unknown>>
  return {
    rate: RATES.find((known) => known === rate) ?? USUAL.rate,
    hasCaptions: hasCaptions !== false,
    voices: textsIn(voices),
  }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function textsIn(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
