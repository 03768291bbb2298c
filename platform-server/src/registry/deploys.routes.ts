import {
  ReleaseAnswer,
  ReleaseRequest,
  UploadStartAnswer,
  UploadStartRequest,
  code,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { MAX_FILE_BYTES } from '../lib/release-files/release-store.ts'
import { deployerOf } from './deploy-tokens/deployer.ts'
import type { Deploys } from '../domain/releases/deploys.ts'
import { RemoteId } from './change-registry.ts'

const MANIFEST_LIMIT_BYTES = 1024 * 1024
const UploadParams = z.object({
  remote: RemoteId,
  digest: code(/^[0-9a-f]{96}$/, 96),
})

/** The calls of `platform deploy`, in this order. */
export const deploysRoutes: FastifyPluginAsyncZod<{ deploys: Deploys }> = async (app, { deploys }) => {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/uploads',
    {
      schema: { body: UploadStartRequest, response: { 200: UploadStartAnswer } },
      bodyLimit: MANIFEST_LIMIT_BYTES,
    },
    async (request) => {
      const { manifest } = request.body
      return deploys.start(manifest, deployerOf(request, manifest.listing.id))
    },
  )

  app.put(
    '/uploads/:remote/:digest',
    { schema: { params: UploadParams, response: { 204: z.null() } }, bodyLimit: MAX_FILE_BYTES },
    async (request, reply) => {
      const { remote, digest } = request.params
      deployerOf(request, remote)
      const isBrotli = request.headers['content-encoding'] === 'br'
      await deploys.receive(remote, digest, request.body as Buffer, isBrotli)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/releases',
    { schema: { body: ReleaseRequest, response: { 201: ReleaseAnswer } }, bodyLimit: MANIFEST_LIMIT_BYTES },
    async (request, reply) => {
      const deployer = deployerOf(request, request.body.manifest.listing.id)
      const answer = await deploys.publish({ ...request.body, actor: deployer.actor, allowance: deployer })
      return reply.code(201).send(answer)
    },
  )
}
