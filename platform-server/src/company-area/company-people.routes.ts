import {
  CompanyImportReport,
  CompanyImportRequest,
  CompanyOverview,
  CompanyPeopleQuery,
  CompanyPerson,
  CompanyPersonChange,
  CompanyPersonPage,
  CompanyPersonRecord,
  CompanyPersonRequest,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { managedCompany, requireCompanyManager } from '../domain/company-people/managed-company.ts'
import {
  addPerson,
  changePerson,
  deactivatePerson,
  existingPerson,
  inviteAgain,
  reactivatePerson,
} from './add-person.ts'
import { companyWork, type CompanyWork } from './company-work.ts'
import { importPeople } from './import/import-people.ts'
import { personRecord } from './person-record.ts'
import {
  companyPeoplePage,
  countsOf,
  findCompanyPerson,
  placesOf,
  toCompanyPerson,
  type CompanyPersonRow,
} from './sql-company-people.ts'

const own = { tags: ['Company managers'], security: BEARER }
const one = { ...own, params: z.object({ id: PathId }) }
const DONE = { 204: z.null(), ...refusals(401, 403, 404, 409, 429) }
/** Each request may send emails. */
const EMAILS = { rateLimit: { max: 60, timeWindow: '1 minute' } }
/** A file of 5,000 people is read and checked whole. */
const FILES = { rateLimit: { max: 20, timeWindow: '1 minute' } }
const FILE_BYTES = 6_000_000

const OVERVIEW = {
  ...own,
  summary: 'Get the company that I manage',
  response: { 200: CompanyOverview, ...refusals(401, 403) },
}
const LIST = {
  ...own,
  summary: 'List the people of my company',
  querystring: CompanyPeopleQuery,
  response: { 200: CompanyPersonPage, ...refusals(400, 401, 403) },
}
const READ = {
  ...one,
  summary: 'Get a person of my company with training and history',
  response: { 200: CompanyPersonRecord, ...refusals(401, 403, 404) },
}
const ADD = {
  ...own,
  summary: 'Add a person to my company and invite them',
  body: CompanyPersonRequest,
  response: { 201: CompanyPerson, ...refusals(401, 403, 409, 422, 429) },
}
const CHANGE = {
  ...one,
  summary: 'Update a person of my company',
  body: CompanyPersonChange,
  response: { 200: CompanyPerson, ...refusals(401, 403, 404, 422) },
}
const IMPORT = {
  ...own,
  summary: 'Import people from a CSV file, or check the file',
  body: CompanyImportRequest,
  response: { 200: CompanyImportReport, ...refusals(401, 403, 413, 422, 429) },
}

/** People of the company that the caller manages. */
export const companyPeopleRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const inWork = companyWork(options)
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company', { schema: OVERVIEW }, (request) =>
    inWork(request, async ({ tx, company }) => ({
      ...managedCompany(request),
      counts: await countsOf(tx, company.id),
      places: await placesOf(tx, company.id),
    })),
  )

  app.get('/company/people', { schema: LIST }, (request) =>
    inWork(request, ({ tx, company }) => companyPeoplePage(tx, company.id, request.query)),
  )

  app.get('/company/people/:id', { schema: READ }, (request) =>
    inWork(request, async (work) => {
      const row = await existingPerson(work, request.params.id)
      return personRecord(work.tx, row, now())
    }),
  )

  app.post('/company/people', { schema: ADD, config: EMAILS }, async (request, reply) => {
    const person = await inWork(request, async (work) => shown(work, await addPerson(work, request.body)))
    return reply.code(201).send(person)
  })

  app.put('/company/people/:id', { schema: CHANGE }, (request) =>
    inWork(request, async (work) => shown(work, await changePerson(work, request.params.id, request.body))),
  )

  app.post('/company/people/import', { schema: IMPORT, config: FILES, bodyLimit: FILE_BYTES }, (request) =>
    inWork(request, (work) => importPeople(work, request.body)),
  )

  const acts: readonly Act[] = [
    ['deactivate', 'Deactivate a person of my company', deactivatePerson],
    ['reactivate', 'Reactivate a person of my company', reactivatePerson],
    ['invite', 'Send an invitation again', inviteAgain],
  ]
  for (const [name, summary, act] of acts)
    app.post(
      `/company/people/:id/${name}`,
      { schema: { ...one, summary, response: DONE }, config: EMAILS },
      async (request, reply) => {
        await inWork(request, (work) => act(work, request.params.id))
        return reply.code(204).send(null)
      },
    )
}

type Act = readonly [name: string, summary: string, act: (work: CompanyWork, id: number) => Promise<void>]

async function shown({ tx, company }: CompanyWork, row: CompanyPersonRow): Promise<CompanyPerson> {
  const supervisor =
    row.supervisorId === null ? null : await findCompanyPerson(tx, company.id, row.supervisorId)
  return toCompanyPerson(row, supervisor)
}
