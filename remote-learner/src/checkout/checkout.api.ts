import { Order, OrderList, Quote, type QuoteRequest, type SeatRequest } from '@platform/shared-contracts/http'
import { learnerApi } from '../app/learner-api.ts'

const one = (id: string, what = '') => `/orders/${encodeURIComponent(id)}${what}`

/** Orders are placed without RTK Query, because they need an idempotency key: see use-place-order.ts. */
export const checkoutApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteRequest>({
      query: (body) => ({ url: '/orders/quote', method: 'POST', body }),
      responseSchema: Quote,
      // The price must be current whenever a user is about to order.
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
    giveSeat: build.mutation<Order, { readonly id: string } & SeatRequest>({
      query: ({ id, ...body }) => ({ url: one(id, '/seats'), method: 'POST', body }),
      responseSchema: Order,
      invalidatesTags: ['Order', 'Course'],
    }),
    takeBackSeat: build.mutation<Order, { readonly id: string; readonly userId: string }>({
      query: ({ id, userId }) => ({
        url: one(id, `/seats/${encodeURIComponent(userId)}`),
        method: 'DELETE',
      }),
      responseSchema: Order,
      invalidatesTags: ['Order', 'Course'],
    }),
    withdrawInvitation: build.mutation<Order, { readonly id: string; readonly invitationId: string }>({
      query: ({ id, invitationId }) => ({ url: one(id, `/invitations/${invitationId}`), method: 'DELETE' }),
      responseSchema: Order,
      invalidatesTags: ['Order'],
    }),
  }),
})

export const {
  useGetQuoteQuery,
  useListOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useGiveSeatMutation,
  useTakeBackSeatMutation,
  useWithdrawInvitationMutation,
} = checkoutApi
