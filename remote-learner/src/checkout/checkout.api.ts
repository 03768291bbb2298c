import {
  CardPage,
  Duplicates,
  Order,
  OrderList,
  PaymentMethods,
  Quote,
  type OrderRequest,
  type QuoteRequest,
  type TestCardPayment,
} from '@platform/shared-contracts/http'
import { listTag, rowTag, tagsOf } from '@platform/shared-contracts/client'
import { learnerApi } from '../domain/api/learner-api.ts'

const one = (id: string, what = '') => `/orders/${encodeURIComponent(id)}${what}`

const checkoutApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteRequest>({
      query: (body) => ({ url: '/orders/quote', method: 'POST', body }),
      responseSchema: Quote,
      // The price must be current whenever a user is about to order.
      keepUnusedDataFor: 0,
    }),
    getDuplicates: build.query<Duplicates, QuoteRequest>({
      query: (body) => ({ url: '/orders/duplicates', method: 'POST', body }),
      responseSchema: Duplicates,
      providesTags: [listTag('Order'), 'Course'],
    }),
    listOrders: build.query<Order[], void>({
      query: () => '/orders',
      responseSchema: OrderList,
      providesTags: (orders) => tagsOf('Order', orders),
    }),
    getOrder: build.query<Order, string>({
      query: (id) => one(id),
      responseSchema: Order,
      providesTags: (_order, _error, id) => [rowTag('Order', id)],
    }),
    placeOrder: build.mutation<Order, { readonly idempotencyKey: string; readonly body: OrderRequest }>({
      query: (request) => ({ url: '/orders', method: 'POST', ...request }),
      responseSchema: Order,
      invalidatesTags: (order) => (order ? [listTag('Order')] : []),
    }),
    getPaymentMethods: build.query<PaymentMethods, void>({
      query: () => '/payment-methods',
      responseSchema: PaymentMethods,
    }),
    openCardPage: build.mutation<CardPage, string>({
      query: (id) => ({ url: one(id, '/card-payment'), method: 'POST' }),
      responseSchema: CardPage,
    }),
    payByTestCard: build.mutation<Order, { readonly id: string } & TestCardPayment>({
      query: ({ id, ...body }) => ({ url: one(id, '/test-card'), method: 'POST', body }),
      responseSchema: Order,
      invalidatesTags: (order, _error, { id }) =>
        order ? [rowTag('Order', id), listTag('Order'), 'Course'] : [],
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: one(id, '/cancel'), method: 'POST' }),
      responseSchema: Order,
      invalidatesTags: (_order, _error, id) => [rowTag('Order', id)],
    }),
  }),
})

export const {
  useGetQuoteQuery,
  useGetDuplicatesQuery,
  useListOrdersQuery,
  useGetOrderQuery,
  usePlaceOrderMutation,
  useGetPaymentMethodsQuery,
  useOpenCardPageMutation,
  usePayByTestCardMutation,
  useCancelOrderMutation,
} = checkoutApi
