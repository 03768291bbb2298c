import { changesRow, listTag } from '@platform/shared-contracts/client'
import { Order, OrderPage, type PaymentRecord, type RefundRecord } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

interface OrderFilter {
  readonly page: number
  readonly size: number
  readonly q: string
  /** Empty for any. */
  readonly state: string
}

/** The key stays the same until it succeeds, so that a payment that is sent again counts once. */
type Keyed<Body> = Body & { readonly id: string; readonly idempotencyKey: string }

const ordersApi = adminApi.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<OrderPage, OrderFilter>({
      query: ({ state, ...rest }) => ({
        url: '/admin/orders',
        params: { ...rest, ...(state === '' ? {} : { state }) },
      }),
      responseSchema: OrderPage,
      providesTags: [listTag('Order')],
    }),
    recordPayment: build.mutation<Order, Keyed<PaymentRecord>>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/admin/orders/${id}/payments`,
        ...{ method: 'POST', idempotencyKey, body },
      }),
      responseSchema: Order,
      invalidatesTags: changesRow('Order', () => null),
    }),
    refundOrder: build.mutation<Order, Keyed<RefundRecord>>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/admin/orders/${id}/refunds`,
        ...{ method: 'POST', idempotencyKey, body },
      }),
      responseSchema: Order,
      invalidatesTags: changesRow('Order', () => null),
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: `/admin/orders/${id}/cancel`, method: 'POST' }),
      responseSchema: Order,
      invalidatesTags: changesRow('Order', () => null),
    }),
  }),
})

export const {
  useListOrdersQuery,
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useCancelOrderMutation,
} = ordersApi
