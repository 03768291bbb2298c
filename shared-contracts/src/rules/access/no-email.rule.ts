/** A reserved name (RFC 2606): no mail server has it, and no one can register an address there. */
const NO_EMAIL_DOMAIN = 'no-email.invalid'

/** The unique key of an account without an email address, in place of one. It is never shown and never mailed. */
export function keyWithoutEmail(uuid: string): string {
  return `${uuid}@${NO_EMAIL_DOMAIN}`
}

export function hasEmail(address: string): boolean {
  return !address.toLowerCase().endsWith(`@${NO_EMAIL_DOMAIN}`)
}

/** Empty for an account without one. */
export function shownEmail(address: string): string {
  return hasEmail(address) ? address : ''
}
