import type { Client } from 'pg'
import { prepareAccounts } from '../learning/prepare-learners.ts'

const PEOPLE = 5_000

/** Imports a file of 5,000 people into an empty company; milliseconds. Errors: throws when the import is refused. */
export async function measureImport(url: string, client: Client): Promise<number> {
  const [manager] = await prepareAccounts(url, client, { name: 'importer', count: 1 })
  if (!manager) throw new Error('there is no manager')
  await client.query(
    `with made as (insert into companies (tenant_id, name) values (1, 'Imported') returning id)
     insert into company_managers (user_id, tenant_id, company_id, is_owner, granted_by, granted_at)
     select $1, 1, id, true, 'super@oncall.test', now() from made`,
    [manager.id],
  )
  const rows = Array.from(
    { length: PEOPLE },
    (_, at) => `person${at}@imported.test,Imported,Person,Crew ${at % 40},Site ${at % 12},Roofer`,
  )
  const csv = ['Email,First name,Last name,Department,Site,Job role', ...rows].join('\n')
  const began = performance.now()
  const answer = await fetch(`${url}/api/company/people/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ csv, dryRun: false }),
  })
  const body = await answer.text()
  const { added } = (answer.ok ? JSON.parse(body) : {}) as { readonly added?: number }
  if (added !== PEOPLE) throw new Error(`the import was answered ${answer.status} ${body.slice(0, 300)}`)
  return performance.now() - began
}
