/** Event that makes the sync code send what is unsent. */
export const SEND_NOW = 'unsent-send'

/** `isAsked`: the person pressed Retry, so items that the server has refused are sent again too. */
export function sendNow(isAsked = false): void {
  window.dispatchEvent(new CustomEvent(SEND_NOW, { detail: isAsked }))
}
