import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { ERASURE } from '../domain/erasure/erasure-table.ts'
import { schemaTables, userColumns } from '../testing/schema-tables.ts'
import { STAFF_NAMES } from './staff-names.ts'

let tables: PgTable[]
beforeAll(async () => {
  tables = await schemaTables()
})

it('has decided on every table that names an account', () => {
  const naming = tables.filter((table) => userColumns(table).length > 0).map(getTableName)
  const decided = ERASURE.map(({ table }) => getTableName(table))
  expect([...decided, 'users'].sort()).toEqual(naming.sort())
})

it('has decided on every column that may name a colleague', () => {
  const isName = /(_by|^actor|^author|^assignee|^trainer|^requested_by)$/
  const named = tables.flatMap((table) =>
    getTableConfig(table)
      .columns.filter(({ name, columnType }) => columnType === 'PgText' && isName.test(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  )
  const replaced = STAFF_NAMES.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
  expect(named.filter((name) => !replaced.includes(name)).sort()).toEqual([
    // Replaced by erase_from_audit.
    'audit_entries.actor',
    // The byline of a published post.
    'blog_posts.author',
    // Signatures under training, which the law requires.
    'certificate_acts.signed_by',
    'certificates.trainer',
    // As typed, of the person who taught: part of the proof of a class.
    'company_classes.trainer',
    // The platform's own record of who changed the software and the sites.
    'deploy_tokens.created_by',
    'deploy_tokens.revoked_by',
    'practicals.signed_by',
    'registry_changes.actor',
    'registry_overrides.created_by',
    'registry_releases.registered_by',
    'tenant_drafts.saved_by',
    'tenant_revisions.published_by',
  ])
})
