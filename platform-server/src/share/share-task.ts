import sharp from 'sharp'
import type { Brand } from '../domain/brand-picture/brand-of.rule.ts'
import { BRAND_FONT, BRAND_FONT_FILE, renderMark } from '../domain/brand-picture/draw-mark.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import type { WorkerTask } from '../lib/workers/worker-task.ts'

interface Input {
  readonly title: string
  readonly brand: Brand
}

const SIZE = { width: 1200, height: 630 } as const
const EDGE = 80
const MARK = 104
const BAND = 20
/** Pixels of a letter, by how long the title is: four lines at most. */
const TITLE_SIZES = [
  { upTo: 40, sizePx: 84 },
  { upTo: 75, sizePx: 68 },
  { upTo: Infinity, sizePx: 54 },
] as const

/** The picture of a shared link: brand and title. Returns a PNG of 1200 by 630 pixels. */
export const SHARE_TASK: WorkerTask<Input, Uint8Array> = {
  name: 'share',
  async run({ title, brand }) {
    const { name, background, text, mark } = brand
    const { sizePx = 54 } = TITLE_SIZES.find(({ upTo }) => title.length <= upTo) ?? {}
    const heading = await words(title, text, sizePx)
    const label = await words(name, text, 44)
    const band = { create: { width: SIZE.width, height: BAND, channels: 4, background: mark.band } } as const
    return sharp({ create: { ...SIZE, channels: 4, background } })
      .composite([
        { input: await renderMark(mark, MARK), left: EDGE, top: EDGE },
        { input: label.png, left: EDGE + MARK + 28, top: EDGE + Math.round((MARK - label.height) / 2) },
        { input: heading.png, left: EDGE, top: EDGE + MARK + 72 },
        { input: band, left: 0, top: SIZE.height - BAND },
      ])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  },
}

/** Text in lines as wide as the picture allows; what does not fit into its height is cut off. */
async function words(text: string, color: string, sizePx: number) {
  const width = SIZE.width - 2 * EDGE
  const maxHeight = SIZE.height - EDGE - MARK - 72 - BAND - EDGE / 2
  const markup = `<span foreground="${color}">${escapeHtml(text)}</span>`
  // At 72 dots an inch a point is a pixel.
  const font = `${BRAND_FONT} ${sizePx}`
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile: BRAND_FONT_FILE, width, rgba: true, dpi: 72, wrap: 'word' },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= maxHeight && info.width <= width) return { png: data, height: info.height }
  const [height, cut] = [Math.min(info.height, maxHeight), Math.min(info.width, width)]
  const png = await sharp(data).extract({ left: 0, top: 0, width: cut, height }).png().toBuffer()
  return { png, height }
}
