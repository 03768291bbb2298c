/** Tells whoever sends what waits that there is something to send. */
export const SEND_NOW = 'unsent-send'

/** `isAsked`: the person wants it, so what was refused before is sent again too. */
export function sendNow(isAsked = false): void {
  window.dispatchEvent(new CustomEvent(SEND_NOW, { detail: isAsked }))
}
