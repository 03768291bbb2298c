import type { Page } from '@playwright/test'

interface Wanted {
  readonly width: number
  readonly height: number
  /** Across the picture; '' for none. */
  readonly mark: string
}

/** Draws a picture as large as it fits on a light ground, and answers the WebP of it. The browser is the only tool. */
export async function asWebp(page: Page, picture: Buffer, wanted: Wanted): Promise<Buffer> {
  const source = `data:image/png;base64,${picture.toString('base64')}`
  const webp = await page.evaluate(
    async ({ width, height, mark, source: url }) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The browser cannot draw.')
      context.fillStyle = '#f1f5f9'
      context.fillRect(0, 0, width, height)
      const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight)
      const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
      context.translate(width / 2, height / 2)
      context.rotate(-0.32)
      context.font = `700 ${width / 6.5}px sans-serif`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillStyle = 'rgb(220 38 38 / 34%)'
      context.fillText(mark, 0, 0)
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
    },
    { ...wanted, source },
  )
  return Buffer.from(webp, 'base64')
}
