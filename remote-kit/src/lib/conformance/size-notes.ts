import type { Build } from '../read-build.ts'

/** Sizes of the pages, largest first, as a visitor downloads them. */
export function sizeNotes({ manifest, files }: Build): readonly string[] {
  const sizes = new Map(files.map(({ file, brotli, sizeBytes }) => [file, brotli?.byteLength ?? sizeBytes]))
  return Object.entries(manifest.chunks)
    .map(([path, chunks]) => ({ path, bytes: chunks.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ path, bytes }) => `${path} is ${(bytes / 1024).toFixed(1)} KB compressed`)
}
