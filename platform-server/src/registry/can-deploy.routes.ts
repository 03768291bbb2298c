import { CanDeployAnswer, CanDeployRequest, type ReleaseManifest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import { brokenBy, brokenByShell, notesOn } from './can-deploy.rule.ts'
import { checkManifest, type RunningShell } from '../domain/releases/check-manifest.ts'
import { type Deployer, deployerOf } from './deploy-tokens/deployer.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

interface Options {
  readonly registry: ReleaseRegistry
  readonly shell: RunningShell
  readonly now: () => Date
}

/** What a deploy would break, before anything moves. */
export const canDeployRoutes: FastifyPluginAsyncZod<Options> = async (app, { registry, shell, now }) => {
  app.post(
    '/can-deploy',
    {
      schema: { body: CanDeployRequest, response: { 200: CanDeployAnswer } },
      bodyLimit: BODY_LIMIT_BYTES,
    },
    async (request) => {
      const { body } = request
      if ('manifest' in body) return ofRelease(body.manifest, deployerOf(request, body.manifest.listing.id))
      deployerOf(request)
      const { shellContract: contract, offers, shared } = body
      const offer = { contract, offers, shared }
      const breaks = brokenByShell(registry.current(), offer, now())
      return { can: breaks.length === 0, breaks: [...breaks], notes: [] }
    },
  )

  function ofRelease(manifest: ReleaseManifest, allowance: Deployer): CanDeployAnswer {
    const current = registry.current()
    const check = () => checkManifest({ manifest, allowance, registry: current, shell, now: now() })
    const breaks = brokenBy(manifest, shell, check)
    const remote = current.remotes.get(manifest.listing.id)
    const notes = remote ? notesOn(remote, now()) : []
    return { can: breaks.length === 0, breaks: [...breaks], notes: [...notes] }
  }
}
