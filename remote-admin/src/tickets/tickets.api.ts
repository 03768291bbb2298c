import {
  TicketDetail,
  TicketPage,
  type TicketChange,
  type TicketReply,
} from '@platform/shared-contracts/http'
import { adminApi } from '../app/admin-api.ts'

export const PAGE_SIZE = 20

interface QueueQuery {
  readonly page: number
  readonly q: string | undefined
  readonly state: string | undefined
  readonly priority: string | undefined
  readonly category: string | undefined
}

const ticketsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Ticket'] }).injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query<TicketPage, QueueQuery>({
      query: (params) => ({ url: '/tickets', params: { ...params, size: PAGE_SIZE } }),
      responseSchema: TicketPage,
      providesTags: ['Ticket'],
    }),
    getTicket: build.query<TicketDetail, number>({
      query: (id) => `/tickets/${id}`,
      responseSchema: TicketDetail,
      providesTags: ['Ticket'],
    }),
    changeTicket: build.mutation<TicketDetail, TicketChange & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/tickets/${id}`, method: 'PATCH', body }),
      responseSchema: TicketDetail,
      invalidatesTags: ['Ticket'],
    }),
    replyToTicket: build.mutation<TicketDetail, TicketReply & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `/tickets/${id}/messages`, method: 'POST', body }),
      responseSchema: TicketDetail,
      invalidatesTags: ['Ticket'],
    }),
  }),
})

export const { useListTicketsQuery, useGetTicketQuery, useChangeTicketMutation, useReplyToTicketMutation } =
  ticketsApi
