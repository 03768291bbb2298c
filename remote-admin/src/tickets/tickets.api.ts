import { changesRow, listTag, providesRow } from '@platform/shared-contracts/client'
import {
  TicketBulkAnswer,
  TicketDetail,
  TicketPage,
  type TicketBulkChange,
  type TicketChange,
  type TicketFilter,
  type TicketReply,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

interface QueueQuery extends TicketFilter {
  readonly page: number
  readonly size: number
  readonly sort: string | undefined
}

const ticketsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Ticket'] }).injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<TicketPage, QueueQuery>({
      query: (params) => ({ url: '/tickets', params: { ...params } }),
      responseSchema: TicketPage,
      providesTags: [listTag('Ticket')],
    }),
    getTicket: build.query<TicketDetail, number>({
      query: (id) => `/tickets/${id}`,
      responseSchema: TicketDetail,
      providesTags: providesRow('Ticket'),
    }),
    changeTicket: build.mutation<TicketDetail, TicketChange & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/tickets/${id}`, method: 'PATCH', body }),
      responseSchema: TicketDetail,
      invalidatesTags: changesRow('Ticket', ({ id }) => id),
    }),
    changeTickets: build.mutation<TicketBulkAnswer, TicketBulkChange>({
      query: (body) => ({ url: '/tickets', method: 'PATCH', body }),
      responseSchema: TicketBulkAnswer,
      invalidatesTags: ['Ticket'],
    }),
    replyToTicket: build.mutation<TicketDetail, TicketReply & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/tickets/${id}/messages`, method: 'POST', body }),
      responseSchema: TicketDetail,
      invalidatesTags: changesRow('Ticket', ({ id }) => id),
    }),
  }),
})

export const {
  useListTicketsQuery,
  useGetTicketQuery,
  useChangeTicketMutation,
  useChangeTicketsMutation,
  useReplyToTicketMutation,
} = ticketsApi
