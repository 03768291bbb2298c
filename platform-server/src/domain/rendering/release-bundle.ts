import type { ReleaseAsset, ShellManifest } from '@platform/shared-contracts/http'
import { fileFault, readFile } from '../../lib/release-files/release-store.ts'
import { RenderFault } from '../../lib/sandbox/render-fault.ts'
import { shellKey } from '../../lib/shell/shell-build.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'

interface ListedFile {
  /** Where it is stored. */
  readonly key: string
  readonly file: string
  readonly assets: readonly ReleaseAsset[]
}

/** A file's text, verified: stored code only runs as it was released. Errors: RenderFault `boot`. */
export async function readSource(storage: FileStorage, { key, file, assets }: ListedFile): Promise<string> {
  const asset = assets.find((one) => one.file === file)
  const bytes = await readFile(storage, key)
  const fault = asset ? fileFault(asset, bytes) : `file ${file} is not listed`
  if (fault !== null || !bytes) throw new RenderFault('boot', String(fault))
  return bytes.toString('utf8')
}

/** The shell's server bundle; `null` for a shell without one. Errors: RenderFault `boot`. */
export async function shellSource(
  storage: FileStorage,
  { server, assets }: Pick<ShellManifest, 'server' | 'assets'>,
): Promise<string | null> {
  return server ? readSource(storage, { key: shellKey(server), file: server, assets }) : null
}
