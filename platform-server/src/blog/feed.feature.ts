import { tenantName } from '@platform/shared-contracts/rules'
import { feature } from '../app/feature.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import type { BlogOptions } from './blog.routes.ts'
import { rssFeed } from './feed.ts'
import { publishedPosts } from './published-posts.ts'

/** The site's new posts for feed readers. */
export const feedFeature = feature<Pick<BlogOptions, 'services'>>(
  'blog-feed',
  { needs: ['request-context'] },
  async (app, { services }) => {
    app.get('/rss.xml', { schema: { hide: true } }, async ({ tenant }, reply) => {
      const posts = await publishedPosts(services, tenant)
      const site = tenantSite(services.config, tenant)
      const feed = rssFeed({ site: tenantName(tenant.config), urlOf: (path) => siteUrl(site, path) }, posts)
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(feed)
    })
  },
)
