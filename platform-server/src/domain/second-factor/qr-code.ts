import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { encode } from 'uqr'

/** Rendered here: an external QR code service would learn the secret. */
export function qrCodeOf(text: string): TotpEnrollment['qrCode'] {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const modules = data.flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: modules.join('') }
}
