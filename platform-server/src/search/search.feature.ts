import { SearchQuery, SearchResult } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { feature } from '../app/feature.ts'
import { publicAnswers } from '../domain/rendering/public-answers.ts'
import { searchSite } from './search-site.ts'

/** Each search is five calls of the API. */
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** Search over the whole site, for everyone. */
export const searchFeature = feature('search', { needs: ['request-context'] }, async (app) => {
  const answers = publicAnswers(app)

  app.get(
    '/search',
    {
      schema: { tags: ['search'], querystring: SearchQuery, response: { 200: SearchResult } },
      config: LIMIT,
    },
    ({ query: { q, language = SOURCE_LANGUAGE }, host }) =>
      searchSite({ q, language }, (paths) => answers.read(host, paths)),
  )
})
