import { OwnTicketList, type OwnTicket, type TicketRequest } from '@platform/shared-contracts/http'
import { callApi, type ApiFetch } from '@platform/shared-contracts/client'

export const TICKETS = { path: '/tickets/own', schema: OwnTicketList }

export const openTicket = (fetch: ApiFetch, body: TicketRequest) =>
  callApi(fetch, { url: '/tickets', method: 'POST', body })

export const replyToTicket = (fetch: ApiFetch, id: OwnTicket['id'], body: { readonly text: string }) =>
  callApi(fetch, { url: `/tickets/own/${id}/messages`, method: 'POST', body })
