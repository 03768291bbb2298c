/** The folder of the storage for the photos of partners. */
export const PORTRAIT_FOLDER = 'partner-portraits/'

/** Units: pixels. Pages show it at half of this, so that it is sharp on a phone. */
export const PORTRAIT_SIDE = 144

/** Where a browser finds the photo of a partner. Each upload has another address, so a browser may cache it for good. */
export function portraitUrl({
  userId,
  portraitKey,
}: {
  readonly userId: number
  readonly portraitKey: string | null
}): string | null {
  return portraitKey && `/api/partners/${userId}/portrait/${versionOf(portraitKey)}`
}

/** The random part of the key. */
export function versionOf(portraitKey: string): string {
  return portraitKey.slice(portraitKey.lastIndexOf('/') + 1).replace(/\.jpg$/, '')
}
