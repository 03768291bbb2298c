const REVOKE_DELAY_MS = 60_000

/** Hands a text that the page wrote to the browser as a download. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
