import type { ShellManifest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from '../lib/log.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { releaseKey } from '../lib/release-files/release-store.ts'
import { sendFile, sendNoFile } from '../lib/release-files/send-file.ts'
import { DamagedFileError, ServedFiles } from '../lib/release-files/served-files.ts'
import { shellKey } from '../lib/shell/shell-build.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'

export interface ReleaseFilesOptions {
  readonly registry: ReleaseRegistry
  readonly storage: FileStorage
  readonly shell: ShellManifest | null
  readonly log: Logger
}

interface ReleasePath {
  readonly Params: { readonly remote: string; readonly release: string; readonly '*': string }
}

const FILES = {
  logLevel: 'warn',
  schema: { hide: true },
  helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
} as const

/** Files of releases, old ones too, and the shell's own. Only what a manifest lists is ever read. */
export const releaseFilesRoutes: FastifyPluginAsync<ReleaseFilesOptions> = async (app, options) => {
  const { registry, shell, log } = options
  const files = new ServedFiles(options.storage)

  app.get<ReleasePath>('/releases/:remote/:release/*', FILES, async (request, reply) => {
    const { remote, release: ref, '*': file } = request.params
    const release = registry.current().remotes.get(remote)?.releases.get(ref)
    const asset = release?.manifest?.assets.find(
      (one) => one.file === file && file !== release.manifest?.server,
    )
    if (!release || !asset) return sendNoFile(reply, `There is no file ${file} in release ${remote} ${ref}.`)
    try {
      return sendFile(request, reply, await files.get(releaseKey(remote, ref, file), asset))
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      log.error({ remote, release: ref }, `release ${remote} ${ref} is skipped from now on: ${error.message}`)
      registry.setFileFault(release, error.message)
      return sendNoFile(reply, `Release ${remote} ${ref}: ${error.message}.`)
    }
  })

  app.get<{ Params: { readonly '*': string } }>('/shell/*', FILES, async (request, reply) => {
    const file = request.params['*']
    const asset = shell?.assets.find((one) => one.file === file) ?? null
    if (file.endsWith('.cjs')) return sendNoFile(reply, `The shell has no file ${file}.`)
    try {
      return sendFile(request, reply, await files.get(shellKey(file), asset))
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      if (asset) log.error(`the shell in storage is damaged: ${error.message}`)
      return sendNoFile(reply, `The shell has no file ${file}.`)
    }
  })
}
