import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { drawingsRoutes } from './drawings.routes.ts'

export const drawingsFeature = feature('drawings', { needs: ['request-context'] }, async (app) => {
  await addRoutes(app, drawingsRoutes)
})
