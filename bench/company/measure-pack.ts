import { setTimeout as wait } from 'node:timers/promises'
import type { InspectionPack } from '@platform/shared-contracts/http'
import { signIn } from '../learning/prepare-learners.ts'

const POLL_MS = 100

const GIVEN_UP_MS = 120_000

/** Makes an inspection pack of the demo company of 240 people with all modules; milliseconds until it is ready. */
export async function measurePack(url: string, hasCertificates: boolean): Promise<number> {
  const headers = {
    authorization: `Bearer ${await signIn(url, 'safety@oncall.test')}`,
    'content-type': 'application/json',
  }
  const modules = ((await (await fetch(`${url}/api/modules`)).json()) as { code: string }[]).map(
    ({ code }) => code,
  )
  const began = performance.now()
  const on = new Date().toISOString().slice(0, 10)
  const body = { modules, site: '', department: '', on, hasCertificates }
  const packs = `${url}/api/company/inspection-packs`
  const made = await fetch(packs, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!made.ok) throw new Error(`the pack was answered ${made.status} ${await made.text()}`)
  while (performance.now() - began < GIVEN_UP_MS) {
    const [pack] = (await (await fetch(packs, { headers })).json()) as InspectionPack[]
    if (pack?.state === 'ready') return performance.now() - began
    if (pack?.state === 'failed') throw new Error('the pack failed')
    await wait(POLL_MS)
  }
  throw new Error(`the pack was not ready after ${GIVEN_UP_MS / 1000} s`)
}
