import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import { newsletterAdminRoutes } from './newsletter-admin.routes.ts'
import { newsletterRoutes, type NewsletterOptions } from './newsletter.routes.ts'

export const newsletterFeature = feature<NewsletterOptions>(
  'newsletter',
  { needs: ['request-context'] },
  async (app, options) => {
    await addRoutes(app, newsletterRoutes, options)
    await addRoutes(app, newsletterAdminRoutes, options.services)
  },
)
