import { verbatim } from '@platform/shared-contracts/http'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { customerOf } from '../app/workers.ts'
import { brandOf } from '../domain/brand-picture/brand-of.rule.ts'
import { shareAddresses } from '../domain/brand-picture/share-address.ts'
import { IMMUTABLE, sendNoFile } from '../lib/release-files/send-file.ts'
import { SHARE_TASK } from './share-task.ts'

interface Options {
  readonly services: Pick<Services, 'keys'>
}

const params = z.object({ seal: verbatim(22), look: verbatim(22), file: verbatim(1200) })
/** Some 15 KB each. */
const PICTURES = 200
/** Drawing one takes a thread for some 50 ms; a network that makes previews asks once for each page. */
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }

/** The picture of a shared link, with the title of the page in the brand of its tenant. */
export const shareFeature = feature<Options>(
  'share',
  { needs: ['request-context', 'workers'] },
  async (app, { services: { keys } }) => {
    const addresses = shareAddresses(keys)
    const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: PICTURES })

    app.get(
      '/share/:seal/:look/:file',
      { schema: { hide: true, params }, config, logLevel: 'warn' },
      async (request, reply) => {
        const { tenant, params: address } = request
        const encoded = address.file.replace(/\.png$/, '')
        const title = addresses.read(tenant.config, { seal: address.seal, title: encoded })
        if (title === null) return sendNoFile(reply, 'There is no picture at this address.')
        const brand = brandOf(tenant.config)
        const key = JSON.stringify([brand, title])
        const picture =
          pictures.get(key) ?? app.workers.run(customerOf(request), SHARE_TASK, { title, brand })
        pictures.set(key, picture)
        // A failure must not be cached as the result.
        picture.catch(() => pictures.delete(key))
        return reply
          .type('image/png')
          .header('cache-control', IMMUTABLE)
          .send(Buffer.from(await picture))
      },
    )
  },
)
