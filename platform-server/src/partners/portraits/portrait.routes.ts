import { PathId } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { fileAnswer, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { IMMUTABLE } from '../../lib/release-files/send-file.ts'
import { versionOf } from '../../domain/partners/portrait.rule.ts'

const READ = {
  tags: ['Partners'],
  summary: 'Get the photo of a partner',
  params: z.object({ id: PathId, version: z.uuid() }),
  response: { 200: z.file(), ...refusals(404) },
}

/** Photos of partners who have a public page, for everyone. */
export const portraitRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'storage'>> = async (
  app,
  { database, storage },
) => {
  app.get('/partners/:id/portrait/:version', { schema: READ }, async ({ tenant, params }, reply) => {
    const key = await database.withTenant(tenant.id, (tx) => publicPortrait(tx, params.id))
    const file = key !== null && versionOf(key) === params.version ? await storage.get(key) : null
    if (!file) throw new ProblemError(404, 'partner-not-found')
    return reply
      .type('image/jpeg')
      .header('cache-control', IMMUTABLE)
      .header('content-length', file.sizeBytes)
      .send(fileAnswer(file.body))
  })
}

async function publicPortrait(tx: Tx, id: number): Promise<string | null> {
  const [found] = await tx
    .select({ key: partnerProfiles.portraitKey })
    .from(partnerProfiles)
    .innerJoin(users, and(eq(users.id, partnerProfiles.userId), eq(users.isProfessionalPartner, true)))
    .where(eq(partnerProfiles.userId, id))
  return found?.key ?? null
}
