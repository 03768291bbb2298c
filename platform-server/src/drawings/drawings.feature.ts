import { feature } from '../app/feature.ts'
import { drawingsRoutes } from './drawings.routes.ts'

export const drawingsFeature = feature('drawings', { needs: ['request-context'] }, async (app) => {
  await app.register(drawingsRoutes)
})
