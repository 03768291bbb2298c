import { createRequire } from 'node:module'
import { BRAND_BAND, BRAND_SHIELD } from '@platform/shared-contracts/rules'
import sharp from 'sharp'

/** The colors and the initial of a tenant's mark. */
export interface BrandMark {
  readonly initial: string
  readonly fill: string
  readonly band: string
  readonly ink: string
}

/** Of the view box of the brand mark. */
const VIEW = 32
/** The typeface of every picture that the server draws. */
export const BRAND_FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
)
export const BRAND_FONT = 'Figtree SemiBold'

/** The mark as in the header, as a PNG. */
export async function renderMark({ initial, fill, band, ink }: BrandMark, sizePx: number): Promise<Buffer> {
  const shield =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${VIEW} ${VIEW}">` +
    `<path fill="${fill}" d="${BRAND_SHIELD}"/><path fill="${band}" d="${BRAND_BAND}"/></svg>`
  const glyph = await renderInitial(initial, ink, sizePx)
  return sharp(Buffer.from(shield))
    .composite(glyph ? [glyph] : [])
    .png()
    .toBuffer()
}

/** As tall as the letter of the mark in the header, in the middle of the shield. */
async function renderInitial(initial: string, ink: string, sizePx: number) {
  if (initial === '') return null
  const fontfile = BRAND_FONT_FILE
  const text = `<span foreground="${ink}">${initial}</span>`
  const height = Math.max(1, Math.round((sizePx * 10.5) / VIEW))
  const glyph = await sharp({ text: { text, font: BRAND_FONT, fontfile, rgba: true, dpi: 600 } })
    .trim()
    .resize({ height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((sizePx - glyph.info.width) / 2)
  const top = Math.round((sizePx * 17) / VIEW - glyph.info.height / 2)
  return { input: glyph.data, left, top }
}
