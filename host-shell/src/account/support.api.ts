import { z } from 'zod/mini'
import type { OwnTicket } from '@platform/shared-contracts/http'
import { OwnTicketList, type TicketRequest } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { jsonBody, readJson } from '../lib/answer.ts'

type Fetch = Platform['fetch']

/** Errors: throws for any answer but a list. */
export async function fetchTickets(fetch: Fetch): Promise<readonly OwnTicket[]> {
  return z.parse(OwnTicketList, await readJson(await fetch('/tickets/own')))
}

export function openTicket(fetch: Fetch, request: TicketRequest): Promise<Response> {
  return fetch('/tickets', jsonBody(request))
}

export function replyToTicket(fetch: Fetch, id: OwnTicket['id'], text: string): Promise<Response> {
  return fetch(`/tickets/own/${id}/messages`, jsonBody({ text }))
}
