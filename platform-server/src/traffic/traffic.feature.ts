import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Traffic } from '../domain/traffic/traffic.ts'
import { trafficRoutes } from './traffic.routes.ts'

interface Options {
  readonly traffic: Traffic
}

export const trafficFeature = feature<Options>(
  'traffic',
  { needs: ['request-context'] },
  async (app, { traffic }) => {
    await addRoutes(app, trafficRoutes, { traffic })
  },
)
