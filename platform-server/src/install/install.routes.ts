import type { FastifyPluginAsync } from 'fastify'
import type { RequestTenant } from '../app/request-context.ts'
import type { IconName } from './tenant-icons.ts'
import { webManifest } from './web-manifest.rule.ts'

interface Options {
  readonly iconOf: (tenant: RequestTenant, name: IconName) => Promise<Uint8Array>
}

const TYPES: Readonly<Record<IconName, string>> = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-192.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
}
/** Their addresses stay when a tenant changes its brand. */
const CACHE_CONTROL = 'public, max-age=3600'

/** What a phone asks for when it keeps the site beside its apps, at the addresses where it looks. */
export const installRoutes: FastifyPluginAsync<Options> = async (app, { iconOf }) => {
  const schema = { hide: true }

  app.get('/manifest.webmanifest', { schema, logLevel: 'warn' }, async ({ tenant }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(JSON.stringify(webManifest(tenant.config))),
  )

  for (const name of Object.keys(TYPES) as IconName[])
    app.get(`/${name}`, { schema, logLevel: 'warn' }, async ({ tenant }, reply) =>
      reply
        .type(TYPES[name])
        .header('cache-control', CACHE_CONTROL)
        .send(Buffer.from(await iconOf(tenant, name))),
    )
}
