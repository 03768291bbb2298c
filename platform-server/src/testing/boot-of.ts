import { BootDocument, BootRemote } from '@platform/shared-contracts/http'
import type { FastifyInstance } from 'fastify'

/** The boot document of a page, with the remotes that it names beside it, as a browser has it. */
export async function bootOf(app: FastifyInstance, html: string): Promise<BootDocument> {
  const boot = BootDocument.parse(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''))
  if (!boot.remotesAt) return boot
  const list = await app.inject({ url: boot.remotesAt.url })
  return { ...boot, remotes: list.json<unknown[]>().map((remote) => BootRemote.parse(remote)) }
}
