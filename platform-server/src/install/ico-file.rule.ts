/** A picture in a .ico file. */
export interface IcoPicture {
  readonly sizePx: number
  readonly png: Uint8Array
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON_TYPE = 1
const BITS_PER_PIXEL = 32

/** A .ico file of PNG pictures of up to 256 pixels, which every browser since 2010 reads. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  const head = HEADER_BYTES + ENTRY_BYTES * pictures.length
  const sizeBytes = pictures.reduce((sum, { png }) => sum + png.byteLength, head)
  const file = new Uint8Array(sizeBytes)
  const view = new DataView(file.buffer)
  view.setUint16(2, ICON_TYPE, true)
  view.setUint16(4, pictures.length, true)
  let offset = head
  pictures.forEach(({ sizePx, png }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    // One byte each: 0 stands for 256.
    view.setUint8(entry, sizePx % 256)
    view.setUint8(entry + 1, sizePx % 256)
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, BITS_PER_PIXEL, true)
    view.setUint32(entry + 8, png.byteLength, true)
    view.setUint32(entry + 12, offset, true)
    file.set(png, offset)
    offset += png.byteLength
  })
  return file
}
