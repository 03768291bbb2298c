import type { Compilation } from 'webpack'

/** Scripts and styles of a named chunk with everything it needs besides, in load order; none for an unknown name. */
export function filesOfChunk(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk)
  const files = group?.getFiles() ?? [...(compilation.namedChunks.get(chunk)?.files ?? [])]
  return files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
}
