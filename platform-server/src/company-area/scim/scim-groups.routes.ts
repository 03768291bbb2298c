import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { BEARER } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { scimGroups } from '../../lib/data/schema/company/scim.ts'
import type { CompanyWork } from '../company-work.ts'
import { groupChanges } from './patch-group.ts'
import { scimAddress } from './scim-address.ts'
import { conditionOf, type Equals } from './scim-filter.ts'
import {
  changeGroup,
  createGroup,
  deleteGroup,
  listDepartments,
  peopleOf,
  type GroupRow,
} from './scim-groups.ts'
import { unknownResource } from './scim-refusal.ts'
import {
  GROUP,
  listOf,
  pageIn,
  ScimGroup,
  ScimGroupRequest,
  scimList,
  ScimListQuery,
  ScimPatch,
  ScimReadQuery,
  scimRefusals,
} from './scim-shapes.ts'
import { scimWork } from './scim-token.ts'
import { nameOf } from './scim-user.ts'

const own = { tags: ['SCIM 2.0'], security: BEARER }
const one = { ...own, params: z.object({ id: z.uuid() }) }
/** Five thousand members with their names. */
const LARGE = 1_000_000

const LIST = {
  ...own,
  summary: 'List the departments of the company of this token',
  querystring: ScimListQuery,
  response: { 200: listOf(ScimGroup), ...scimRefusals(400, 401) },
}
const READ = {
  ...one,
  summary: 'Get a department with its people',
  querystring: ScimReadQuery,
  response: { 200: ScimGroup, ...scimRefusals(400, 401, 404) },
}
const CREATE = {
  ...own,
  summary: 'Add a department',
  body: ScimGroupRequest,
  response: { 201: ScimGroup, ...scimRefusals(400, 401, 409) },
}
const REPLACE = {
  ...one,
  summary: 'Rename a department and say who works there',
  body: ScimGroupRequest,
  response: { 200: ScimGroup, ...scimRefusals(400, 401, 404, 409) },
}
const CHANGE = {
  ...one,
  summary: 'Rename a department, or add and remove people',
  body: ScimPatch,
  response: { 204: z.null(), ...scimRefusals(400, 401, 404, 409) },
}
const REMOVE = {
  ...one,
  summary: 'Delete a department; its people stay in the company',
  response: { 204: z.null(), ...scimRefusals(401, 404) },
}

const EQUALS: Equals = {
  id: (value) => eq(sql`${scimGroups.id}::text`, value.toLowerCase()),
  displayname: (value) => eq(sql`lower(${scimGroups.name})`, value.toLowerCase()),
  externalid: (value) => eq(scimGroups.externalId, value),
}

/** /Groups: the departments of one company. A person is in one at a time. */
export const scimGroupsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const inWork = scimWork(options)

  async function shown(work: CompanyWork, group: GroupRow, excluded?: string): Promise<ScimGroup> {
    const addressOf = (path: string) => scimAddress(options.services.config, work.request.tenant, path)
    const people = hidesMembers(excluded) ? null : await peopleOf(work, group)
    return toScimGroup(group, people, addressOf)
  }

  app.get('/Groups', { schema: LIST }, (request) =>
    inWork(request, async (work) => {
      const page = pageIn(request.query)
      await listDepartments(work)
      const where = and(eq(scimGroups.companyId, work.company.id), conditionOf(request.query.filter, EQUALS))
      const total = await work.tx.$count(scimGroups, where)
      const rows = await work.tx
        .select()
        .from(scimGroups)
        .where(where)
        .orderBy(asc(scimGroups.createdAt), asc(scimGroups.id))
        .limit(page.count)
        .offset(page.startIndex - 1)
      const groups: ScimGroup[] = []
      for (const row of rows) groups.push(await shown(work, row, request.query.excludedAttributes))
      return scimList(groups, total, page)
    }),
  )

  app.get('/Groups/:id', { schema: READ }, (request) =>
    inWork(request, async (work) =>
      shown(work, await existing(work, request.params.id), request.query.excludedAttributes),
    ),
  )

  app.post('/Groups', { schema: CREATE, bodyLimit: LARGE }, async (request, reply) => {
    const group = await inWork(request, async (work) => shown(work, await createGroup(work, request.body)))
    return reply.code(201).header('location', group.meta.location).send(group)
  })

  app.put('/Groups/:id', { schema: REPLACE, bodyLimit: LARGE }, (request) =>
    inWork(request, async (work) => {
      const { id } = request.params
      const { displayName: name, externalId, members } = request.body
      await changeGroup(work, await existing(work, id), [
        { kind: 'rename', name },
        ...(externalId === undefined ? [] : [{ kind: 'externalId', externalId } as const]),
        { kind: 'replace', members: (members ?? []).map(({ value }) => value) },
      ])
      return shown(work, await existing(work, id))
    }),
  )

  app.patch('/Groups/:id', { schema: CHANGE, bodyLimit: LARGE }, async (request, reply) => {
    await inWork(request, async (work) => {
      const group = await existing(work, request.params.id)
      await changeGroup(work, group, groupChanges(request.body.Operations))
    })
    return reply.code(204).send(null)
  })

  app.delete('/Groups/:id', { schema: REMOVE }, async (request, reply) => {
    await inWork(request, async (work) => deleteGroup(work, await existing(work, request.params.id)))
    return reply.code(204).send(null)
  })
}

const hidesMembers = (excluded = '') => excluded.split(',').some((name) => name.trim() === 'members')

async function existing({ tx, company }: CompanyWork, id: string): Promise<GroupRow> {
  const isIt = and(eq(scimGroups.companyId, company.id), eq(scimGroups.id, id))
  const [row] = await tx.select().from(scimGroups).where(isIt)
  if (!row) throw unknownResource()
  return row
}

function toScimGroup(
  { id, name, externalId, createdAt }: GroupRow,
  people: Awaited<ReturnType<typeof peopleOf>> | null,
  addressOf: (path: string) => string,
): ScimGroup {
  const members = people?.map((person) => ({
    ...{ value: String(person.id), display: nameOf(person) },
    $ref: addressOf(`/Users/${person.id}`),
  }))
  return {
    schemas: [GROUP],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members && { members }),
    meta: { resourceType: 'Group', created: createdAt.toISOString(), location: addressOf(`/Groups/${id}`) },
  }
}
