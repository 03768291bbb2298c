import { BootDocument, BootList } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'

/** The boot document of a page, with the remotes from the list that it names, as a browser has it. */
export async function readBoot(
  html: string,
  listAt: (url: string) => Promise<unknown>,
): Promise<BootDocument> {
  const boot = BootDocument.parse(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''))
  if (!boot.remotesAt) return boot
  const { shell: assets, chunks, remotes } = BootList.parse(await listAt(boot.remotesAt.url))
  return { ...boot, shell: { ...boot.shell, assets, chunks }, remotes }
}

export function bootOf(app: FastifyInstance, html: string): Promise<BootDocument> {
  return readBoot(html, async (url) => (await app.inject({ url })).json())
}
