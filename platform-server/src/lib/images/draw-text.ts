import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '../escape-html.ts'

const FONTS = {
  Text: { family: 'Figtree', file: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf' },
  Bold: {
    family: 'Figtree SemiBold',
    file: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  },
  Display: {
    family: 'EB Garamond Medium',
    file: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  },
} as const

const packages = createRequire(import.meta.url)

/** Units: pixels. */
export interface PictureText {
  readonly text: string
  readonly font: keyof typeof FONTS
  readonly size: number
  readonly color: string
  /** Left edge of its box, upper edge, and width of the box. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly align?: 'left' | 'center'
  /** `wrap` goes on in the next line, `shrink` writes one line smaller. */
  readonly fit?: 'wrap' | 'shrink'
}

/** Text as a layer for `composite`, with fonts that do not depend on the machine, and how high it is. */
export async function drawText(given: PictureText): Promise<{ layer: OverlayOptions; height: number }> {
  const { text, font, size, color, left, top, width, align = 'left', fit = 'shrink' } = given
  const { family, file } = FONTS[font]
  const rendered = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: packages.resolve(file),
      rgba: true,
      dpi: 72,
      align: align === 'center' ? 'centre' : 'left',
      ...(fit === 'wrap' ? { width, spacing: Math.round(size / 4) } : {}),
    },
  })
    .resize({ width, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const inset = align === 'center' ? Math.round((width - rendered.info.width) / 2) : 0
  return { layer: { input: rendered.data, left: left + inset, top }, height: rendered.info.height }
}
