import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { blogAdminRoutes } from './blog-admin.routes.ts'
import { blogFilesRoutes } from './blog-files.routes.ts'
import { blogRoutes, type BlogOptions } from './blog.routes.ts'

export const blogFeature = feature<BlogOptions>(
  'blog',
  { needs: ['request-context', 'workers'] },
  async (app, options) => {
    await addRoutes(app, blogRoutes, options)
    await addRoutes(app, blogFilesRoutes, options)
    await addRoutes(app, blogAdminRoutes, options.services)
  },
)
