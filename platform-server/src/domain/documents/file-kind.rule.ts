export interface FileKind {
  readonly type: 'application/pdf' | 'image/jpeg' | 'image/png'
  readonly extension: 'pdf' | 'jpg' | 'png'
}

const PDF: FileKind = { type: 'application/pdf', extension: 'pdf' }
const JPEG: FileKind = { type: 'image/jpeg', extension: 'jpg' }
const PNG: FileKind = { type: 'image/png', extension: 'png' }

const PNG_START = '89504e470d0a1a0a'
const PNG_END = '49454e44ae426082'
/** Readers look for the end of a PDF in its last kilobyte. */
const PDF_END_BYTES = 1024

/** What a file is by its first and last bytes; its name and the type that came with it are only claims. */
export function fileKind(bytes: Buffer): FileKind | null {
  if (isPdf(bytes)) return PDF
  if (isJpeg(bytes)) return JPEG
  return isPng(bytes) ? PNG : null
}

function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-PDF_END_BYTES).toString('latin1')
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF')
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.lastIndexOf('ffd9', undefined, 'hex') > 3
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString('hex') === PNG_START && bytes.includes(PNG_END, 8, 'hex')
}

/**
 * The last segment of the file name from the browser, without characters that a file system or a header does not allow.
 */
export function plainFileName(name: string, { extension }: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'document'}.${extension}`
}
