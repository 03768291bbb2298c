/** What a code may look like: three groups of five, with or without the dashes between them. */
const CODE = /^[A-Z0-9]{15}$/
const GROUP = /.{5}(?=.)/g

/**
 * The code of a certificate, `7KQ2M-XW4TR-9HPVC`, in what a camera or a scanner read or a person typed: the address in its
 * QR code, or the code itself. `null` if it holds none.
 */
export function scannedCode(text: string): string | null {
  const inAddress = /\/verify\/([^/?#]+)/.exec(text)?.[1]
  const plain = (inAddress ?? text).toUpperCase().replace(/[^A-Z0-9]/g, '')
  return CODE.test(plain) ? plain.replace(GROUP, '$&-') : null
}
