import { inflateSync } from 'node:zlib'
import decodeQr from 'qr/decode.js'

/** Pixels of the picture for one point of the paper, about 300 an inch. */
const DOTS = 4

interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** What a camera reads from the QR code of a PDF: its squares are rendered as a picture, and the picture is decoded. */
export function readQrCode(pdf: Buffer): string {
  const squares = squaresOf(pdf)
  const edge = Math.max(...squares.map(({ x, y, side }) => Math.max(x, y) + side))
  const margin = 4 * squares[0]!.side
  const dots = Math.ceil((edge + 2 * margin) * DOTS)
  const data = new Uint8Array(dots * dots * 4).fill(255)
  for (const { x, y, side } of squares)
    for (let row = dot(y + margin); row < dot(y + margin + side); row++)
      for (let column = dot(x + margin); column < dot(x + margin + side); column++)
        data.fill(0, (row * dots + column) * 4, (row * dots + column) * 4 + 3)
  // A camera has a frame to retry in; a test has no clock.
  return decodeQr({ width: dots, height: dots, data }, { timeLimit: Infinity })
}

const dot = (points: number): number => Math.round(points * DOTS)

/** The small squares of the page, all of one size, in points from the top left of the code. */
function squaresOf(pdf: Buffer): Square[] {
  const all = [...pageOf(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      side: Number(width),
      height: Number(height),
    }))
    .filter(({ side, height }) => side === height && side < 10)
  if (all.length === 0) throw new Error('No QR code is drawn in this PDF.')
  return all
}

/** Every drawing instruction of the file. */
function pageOf(pdf: Buffer): string {
  const bytes = pdf.toString('latin1')
  return [...bytes.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)]
    .map(({ index, 0: head }) => {
      const start = index + head.length
      return inflateSync(pdf.subarray(start, bytes.indexOf('endstream', start))).toString('latin1')
    })
    .join('\n')
}
