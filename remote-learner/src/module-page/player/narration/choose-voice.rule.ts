export interface Voice {
  readonly name: string
  readonly voiceURI: string
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}

/**
 * The voices of a language, the one to take first: one that needs no network where there is none, then one of the
 * Americas, then the one that the person has chosen for the device.
 */
export function voicesFor<Each extends Voice>(
  voices: readonly Each[],
  language: string,
  isOnline: boolean,
): readonly Each[] {
  const usable = voices.filter(
    ({ lang, localService }) => baseOf(lang) === baseOf(language) && (isOnline || localService),
  )
  const rank = ({ lang, default: isDefault }: Voice) => (isOfAmericas(lang) ? 2 : 0) + (isDefault ? 1 : 0)
  return usable.toSorted((one, other) => rank(other) - rank(one))
}

/** Android writes `en_US`. */
function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? ''
}

function isOfAmericas(language: string): boolean {
  return /[-_](?:us|mx|419|pr)\b/i.test(language)
}
