import { Order, OrderList, Quote, type QuoteRequest } from '@platform/shared-contracts/http'
import { learnerApi } from '../app/learner-api.ts'

const one = (id: string, what = '') => `/orders/${encodeURIComponent(id)}${what}`

/** Placing an order goes past the store, for its key: see use-place-order.ts. */
export const checkoutApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteRequest>({
      query: (body) => ({ url: '/orders/quote', method: 'POST', body }),
      responseSchema: Quote,
      // What it costs is asked anew each time somebody is about to order.
      keepUnusedDataFor: 0,
    }),
    listOrders: build.query<Order[], void>({
      query: () => '/orders',
      responseSchema: OrderList,
      providesTags: ['Order'],
    }),
    getOrder: build.query<Order, string>({
      query: (id) => one(id),
      responseSchema: Order,
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: one(id, '/cancel'), method: 'POST' }),
      responseSchema: Order,
      invalidatesTags: ['Order'],
    }),
    giveSeat: build.mutation<Order, { readonly id: string; readonly email: string }>({
      query: ({ id, email }) => ({ url: one(id, '/seats'), method: 'POST', body: { email } }),
      responseSchema: Order,
      invalidatesTags: ['Order', 'Course'],
    }),
  }),
})

export const {
  useGetQuoteQuery,
  useListOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useGiveSeatMutation,
} = checkoutApi
