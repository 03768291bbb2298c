import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { blogAdminRoutes } from './blog-admin.routes.ts'
import { blogRoutes } from './blog.routes.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
}

export const blogFeature = feature<Options>(
  'blog',
  { needs: ['request-context'] },
  async (app, { services }) => {
    await app.register(blogRoutes, services)
    await app.register(blogAdminRoutes, services)
  },
)
