import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { createStatementStore } from '../domain/xapi/statement-store.ts'
import { cmi5Routes } from './cmi5/cmi5.routes.ts'
import { launchAddress } from './cmi5/launch-address.ts'
import { contentRoutes } from './playing/content.routes.ts'
import { createLaunchFinder } from './playing/launches.ts'
import { playerScriptRoutes } from './playing/player-script.routes.ts'
import { scormRoutes } from './playing/scorm.routes.ts'

interface Options {
  readonly services: Services
}

/** Everything on the host names of imported courses. No cookie and no token of the platform is read here. */
export const packageContentFeature = feature<Options>(
  'package-content',
  { needs: ['request-context'] },
  async (app, { services }) => {
    const findLaunch = createLaunchFinder(services)
    // The body's type is what the content claims; each route reads the text itself.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    await addRoutes(app, playerScriptRoutes, services.config)
    await addRoutes(app, contentRoutes, {
      services,
      findLaunch,
      cmi5Address: (launch, base) => launchAddress(launch, base, services.config),
    })
    await addRoutes(app, scormRoutes, { services, findLaunch })
    await addRoutes(app, cmi5Routes, { services, findLaunch, store: createStatementStore(services) })
  },
)
