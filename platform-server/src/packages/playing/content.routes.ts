import { verbatim } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { packageFolder } from '../../domain/packages/package-storage.ts'
import type { Tx } from '../../lib/data/database.ts'
import { packageFiles } from '../../lib/data/schema/training/packages.ts'
import { packageNotFound } from '../sql-packages.ts'
import { mediaType } from '../reading/media-type.rule.ts'
import { contentHeaders } from './content-headers.ts'
import { ON_PACKAGE_HOST, TokenParams } from './content-route.ts'
import type { FindLaunch, Launch } from './launches.ts'
import { donePage, playerPage } from './player-page.ts'

interface Options {
  readonly services: Pick<Services, 'storage'>
  readonly findLaunch: FindLaunch
  /** The address that opens a cmi5 unit, with all launch parameters. */
  readonly cmi5Address: (launch: Launch, base: string) => string
}

const FileParams = z.extend(TokenParams, { '*': verbatim(2_000) })

/** What a browser gets on the host of a package: the player, and the files of the archive as they are. */
export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { findLaunch, services, cmi5Address } = options
  const schema = { hide: true, params: TokenParams }

  app.get('/package-content/:token/play', { schema, ...ON_PACKAGE_HOST }, async (request, reply) => {
    const { token } = request.params
    const launch = await findLaunch(request, token, async (_tx, found) => found)
    contentHeaders(reply, launch.session.origin).header('cache-control', 'no-store')
    if (launch.package.kind !== 'cmi5')
      return reply
        .type('text/html; charset=utf-8')
        .send(playerPage(launch.learner.language, launch.unit.title))
    const base = `${request.protocol}://${request.host}/package-content/${token}/`
    return reply.redirect(cmi5Address(launch, base), 302)
  })

  app.get('/package-content/:token/done', { schema, ...ON_PACKAGE_HOST }, async (request, reply) => {
    const launch = await findLaunch(request, request.params.token, async (_tx, found) => found)
    return contentHeaders(reply, launch.session.origin)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(donePage(launch.learner.language))
  })

  app.get(
    '/package-content/:token/files/*',
    { schema: { hide: true, params: FileParams }, ...ON_PACKAGE_HOST },
    async (request, reply) => {
      const { token, '*': path } = request.params
      const { origin, key } = await findLaunch(request, token, async (tx, launch) => ({
        origin: launch.session.origin,
        key: await keyOf(tx, launch, path),
      }))
      const file = await services.storage.get(key)
      if (!file) throw packageNotFound()
      return contentHeaders(reply, origin)
        .header('cache-control', 'private, max-age=43200')
        .header('content-length', file.sizeBytes)
        .type(mediaType(path))
        .send(file.body)
    },
  )
}

async function keyOf(tx: Tx, { package: row }: Launch, path: string): Promise<string> {
  const isOne = and(eq(packageFiles.packageId, row.id), eq(packageFiles.path, path))
  const [file] = await tx.select({ hash: packageFiles.hash }).from(packageFiles).where(isOne)
  if (!file) throw packageNotFound()
  return `${packageFolder(row)}${file.hash}`
}
