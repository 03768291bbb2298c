import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { encode } from 'uqr'

/** Drawn here: a QR code service elsewhere would learn the secret. */
export function qrCodeOf(text: string): TotpEnrollment['qrCode'] {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const modules = data.flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: modules.join('') }
}
