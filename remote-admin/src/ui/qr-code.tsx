import type { NewGate } from '@platform/shared-contracts/http'
import styles from './qr-code.module.css'

interface QrCodeProps extends Pick<NewGate, 'qrCode'> {
  readonly label: string
}

export function QrCode({ qrCode: { size, path }, label }: QrCodeProps) {
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="currentColor" shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
