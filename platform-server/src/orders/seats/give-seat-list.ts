import type { Language, SeatListReport, SeatListRequest } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { schemaProblem } from '../../app/plugins/problem-in-language.ts'
import { requestLanguage } from '../../app/request-language.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { giveTo, inviteTo } from './give-seats.ts'
import { keysByNumber } from './people-without-email.ts'
import { readSeatList, type ListedPerson } from './read-seat-list.ts'
import { createSeatWork, freeSeats, refuseWithoutSeats, type SeatWork } from './seat-work.ts'

const REPORTED_FAULTS = 20

type Outcome = Omit<SeatListReport, 'order'>

/** Gives the people of a list their seats, all or none. Errors  404, 409 `no-seats`, 422 at `people`. */
export function createSeatLists(options: MailingOptions) {
  const withOrder = createSeatWork(options)
  return async (request: FastifyRequest, id: string, wanted: SeatListRequest): Promise<SeatListReport> => {
    let outcome: Outcome | null = null
    const order = await withOrder(request, id, async (work) => {
      outcome = await giveList(work, wanted)
    })
    if (!outcome) throw new Error(`The list for order ${id} had no outcome.`)
    return { order, ...(outcome as Outcome) }
  }
}

async function giveList(work: SeatWork, { people: text, language }: SeatListRequest): Promise<Outcome> {
  const { order, at, request } = work
  refuseWithoutSeats(order)
  const list = readSeatList(text, await keysByNumber(work))
  if (list.people.length + list.faults.length === 0)
    throw new ProblemError(422, 'invalid:seat-list-empty', { field: 'people' })
  const wanted = await planList(work, list.people)
  const free = freeSeats(order, at)
  const people = wanted.given.length + wanted.invited.length
  const isDone = list.faults.length === 0 && people <= free
  if (isDone) await giveAll(work, wanted, language ?? SOURCE_LANGUAGE)
  const shown = requestLanguage(request)
  return {
    ...{ isDone, free, people, skipped: wanted.skipped },
    // The answer shows who has an account only with seats that were assigned, which the people get an email about.
    given: isDone ? wanted.given.length : 0,
    invited: isDone ? wanted.invited.length : 0,
    faults: list.faults.slice(0, REPORTED_FAULTS).map((fault) => inLanguage(fault, shown)),
    faulty: list.faults.length,
  }
}

interface Planned {
  readonly given: readonly Person[]
  readonly invited: readonly ListedPerson[]
  readonly skipped: number
}

async function planList({ tx, order, at }: SeatWork, people: readonly ListedPerson[]): Promise<Planned> {
  const { seatHolders, invitations = [] } = order
  const open = invitations.filter(({ expiresAt }) => new Date(expiresAt) > at)
  const present = new Set([...seatHolders, ...open].map(({ email }) => email))
  const others = people.filter(({ email }) => !present.has(email))
  const emails = others.map(({ email }) => email)
  const given = emails.length === 0 ? [] : await tx.select().from(users).where(inArray(users.email, emails))
  const known = new Set(given.map(({ email }) => email))
  const invited = others.filter(({ email }) => !known.has(email))
  return { given, invited, skipped: people.length - others.length }
}

async function giveAll(work: SeatWork, { given, invited }: Planned, language: Language): Promise<void> {
  for (const person of given) await giveTo(work, person)
  for (const { email, language: own } of invited) await inviteTo(work, email, own ?? language)
}

function inLanguage<Fault extends { readonly message: string }>(fault: Fault, language: Language): Fault {
  const { fields } = schemaProblem(language, { people: fault.message })
  return { ...fault, message: fields['people'] ?? fault.message }
}
