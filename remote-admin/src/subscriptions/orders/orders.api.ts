import { changesRow, listTag } from '@platform/shared-contracts/client'
import { Order, OrderPage } from '@platform/shared-contracts/http'
import { adminApi } from '../../app/admin-api.ts'

interface OrderFilter {
  readonly page: number
  readonly size: number
  readonly q: string
  /** Empty for any. */
  readonly state: string
}

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
    confirmPayment: build.mutation<Order, { readonly id: string; readonly note: string }>({
      query: ({ id, note }) => ({ url: `/admin/orders/${id}/confirm`, method: 'POST', body: { note } }),
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

export const { useListOrdersQuery, useConfirmPaymentMutation, useCancelOrderMutation } = ordersApi
