import { SubscriberPage, SubscriptionFigures } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { filled } from '../lib/filled.ts'

export interface SubscriberFilter {
  readonly q: string
  readonly status: string
}

/** The filters that say something, as the API takes them. */
export function filterParams({ q, status }: SubscriberFilter) {
  return filled({ q, status })
}

const subscriptionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<SubscriptionFigures, number>({
      query: (months) => ({ url: '/admin/subscriptions/figures', params: { months } }),
      responseSchema: SubscriptionFigures,
      keepUnusedDataFor: 0,
    }),
    listSubscribers: build.query<
      SubscriberPage,
      SubscriberFilter & { readonly page: number; readonly size: number }
    >({
      query: ({ page, size, ...filter }) => ({
        url: '/admin/subscriptions',
        params: { ...filterParams(filter), page, size },
      }),
      responseSchema: SubscriberPage,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetFiguresQuery, useListSubscribersQuery } = subscriptionsApi
