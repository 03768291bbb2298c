interface Device {
  /** The page runs as an installed app. */
  readonly isInstalled: boolean
  /** The browser can install the site on request. */
  readonly hasOffer: boolean
  /** `navigator.standalone` exists: Safari, and the other browsers of iPhone and iPad. */
  readonly isApple: boolean
  readonly touchPoints: number
}

/** How the site is installed on a device: by a button, by steps that the person takes, or not at all. */
export type InstallWay = 'button' | 'steps' | null

export function installWay({ isInstalled, hasOffer, isApple, touchPoints }: Device): InstallWay {
  if (isInstalled) return null
  if (hasOffer) return 'button'
  // A Mac has no touch screen, and its Safari keeps sites in another menu.
  return isApple && touchPoints > 1 ? 'steps' : null
}
