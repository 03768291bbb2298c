import { NewsletterPage, NewsletterSubscriber, type NewsletterQuery } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

const readersApi = adminApi.enhanceEndpoints({ addTagTypes: ['Reader'] }).injectEndpoints({
  endpoints: (build) => {
    const path = '/admin/newsletter'
    const rows = rowEndpoints(build, {
      type: 'Reader',
      path,
      row: NewsletterSubscriber,
      page: NewsletterPage,
    })
    return { listReaders: rows.list<NewsletterQuery>(), removeReader: rows.remove() }
  },
})

export const { useListReadersQuery, useRemoveReaderMutation } = readersApi
