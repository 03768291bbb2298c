/** What the text of a QR code in this picture is; `null` without one. */
export type QrReader = (picture: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader where it has one: it is faster, and runs in another thread. */
export async function loadQrReader(): Promise<QrReader> {
  const Detector =
    (await nativeDetector()) ?? (await import(/* webpackChunkName: "qr" */ 'qr/decode.js')).BarcodeDetector
  const detector: Detector = new Detector({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}

async function nativeDetector(): Promise<DetectorClass | null> {
  const { BarcodeDetector: native } = globalThis as { readonly BarcodeDetector?: DetectorClass }
  // A browser may have the class, and no service behind it.
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? []
  return native && formats.includes('qr_code') ? native : null
}
