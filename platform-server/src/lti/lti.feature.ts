import type { FastifyInstance } from 'fastify'
import { addRoutes } from '../app/add-routes.ts'
import type { AccountExport } from '../app/account-export.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { createGuardedFetch } from '../domain/outgoing/guarded-fetch.ts'
import { createToolKeys } from '../domain/lti/tool-keys.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'
import { contentItemsRoutes } from './deep-linking/content-items.routes.ts'
import { registerScoreJob } from './grades/grade.jobs.ts'
import { gradesRoutes } from './grades/grades.routes.ts'
import { createServiceTokens } from './grades/service-tokens.ts'
import { entryRoutes } from './launching/entry.routes.ts'
import { keySetRoutes } from './launching/key-set.routes.ts'
import { launchRoutes } from './launching/launch.routes.ts'
import { answerLaunchRefusals } from './launching/launch-refusal-page.ts'
import { loginRoutes } from './launching/login.routes.ts'
import { createLaunchVerifier } from './launching/verify-launch.ts'
import { ltiExport } from './lti-export.ts'
import { platformsRoutes } from './platforms/platforms.routes.ts'

interface Options {
  readonly services: Services
  readonly sessions: Sessions
  readonly accountExport: AccountExport
}

const LARGEST_FORM_BYTES = 128 * 1024

/** Learning management systems open modules by LTI 1.3, and receive results. */
export const ltiFeature = feature<Options>(
  'lti',
  { needs: ['request-context'] },
  async (app, { services, sessions, accountExport }) => {
    accountExport.add(...ltiExport)
    const toolKeys = createToolKeys(services)
    const guardedFetch = createGuardedFetch(services.config.ltiPrivateNetworks)
    const tokens = createServiceTokens({ services, toolKeys, guardedFetch })
    await registerScoreJob({ services, tokens, guardedFetch })
    takeForms(app)
    answerLaunchRefusals(app)
    await addRoutes(app, keySetRoutes, { services, toolKeys })
    await addRoutes(app, loginRoutes, { services })
    await addRoutes(app, launchRoutes, { services, verify: createLaunchVerifier(guardedFetch) })
    await addRoutes(app, contentItemsRoutes, { services, toolKeys })
    await addRoutes(app, entryRoutes, { services, sessions })
    await addRoutes(app, platformsRoutes, { services, toolKeys })
    await addRoutes(app, gradesRoutes, { services })
  },
)

/** Platforms send forms. A field that comes several times becomes a list. */
function takeForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    const fields = new URLSearchParams(String(body))
    const named = [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    })
    done(null, Object.fromEntries(named))
  })
}
