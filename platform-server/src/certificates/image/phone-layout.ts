/** Pixels: as wide as most phones show, and high enough to fill one. */
export const WIDTH = 1080
export const HEIGHT = 1920
export const MARGIN = 84
export const INNER = WIDTH - 2 * MARGIN
export const BAND = 220
export const QR = { side: 520, top: 1050 }
export const INK = { text: '#1a1d26', muted: '#5b6270', paper: '#ffffff', line: '#d5d9e0' }
