import fc from 'fast-check'
import { signInAgain } from './attack.ts'
import { cellsOf, type PlannedCell } from './cells.ts'
import { TENANTS, type Tenant } from './actors.ts'
import { guardOf, isLetIn, isOfSchema, wrongStatus } from './guards.ts'
import { leakedMarkers } from './markers.ts'
import type { MatrixActor } from './matrix-actors.ts'
import { nameOf, type Operation } from './operations.ts'
import { accountOf, plant } from './plants/plant.ts'
import type { PlantedRecord } from './plants/planted-record.ts'
import { createOwnership, needsProof, type Ownership, type Requested } from './ownership.ts'
import type { Pool } from './pool.ts'
import { plainRequestsOf } from './request-plan.ts'
import { asCommand, type Answer, type Sent } from './send.ts'
import { createSnapshots } from './snapshots.ts'
import { harvest, type Target } from './target.ts'

const LANES = 6
const FIRST_SEED = 7
/** Maximum number of requests per cell. */
const ATTEMPTS = 16

export interface Finding {
  readonly who: string
  readonly what: string
  readonly command: string
}

export interface MatrixResult {
  readonly calls: number
  readonly operations: number
  readonly actors: number
  readonly records: number
  /** How many responses of the other tenant were compared after each tenant's turn. */
  readonly compared: number
  /** Operations whose schema accepted none of the requests, so that nothing is known about their guard. */
  readonly unproven: readonly string[]
  readonly requested: readonly Requested[]
  /** Operations on another user's record whose ownership check was never reached. */
  readonly notRequested: readonly string[]
  readonly leaks: readonly Finding[]
  readonly wrongStatuses: readonly Finding[]
}

/**
 * Runs every operation as every actor: first the actors of one tenant, then those of the other. After each turn, what
 * the accounts of the other tenant read must be unchanged. `keep` limits the run.
 */
export async function runMatrix(
  target: Target,
  actors: readonly MatrixActor[],
  isSelected: (operation: Operation) => boolean = () => true,
): Promise<MatrixResult> {
  const operations = target.operations.filter(isSelected)
  if (operations.length === 0) throw new Error('No operation has that name, so the run would prove nothing.')
  const records = await plant(target.wire, actors, target.port)
  const run = newRun()
  let compared = 0
  for (const home of TENANTS) {
    const other = home === TENANTS[0] ? TENANTS[1] : TENANTS[0]
    run.pool = await harvest(target, accountOf(actors, other, 'super'))
    const readers = actors.filter((one) => one.home === other && one.email)
    const snapshots = await createSnapshots(target, readers)
    await requestAll(
      target,
      cellsOfTurn(
        operations,
        actors.filter((one) => one.home === home),
        records,
      ),
      run,
    )
    compared += snapshots.size
    run.leaks.push(...(await snapshots.changed()).map((what) => crossTenantFinding(home, other, what)))
  }
  const figures = { operations: operations.length, actors: actors.length, records: records.length, compared }
  const unproven = [...run.unproven].filter((name) => !run.proven.has(name))
  const { calls, leaks, wrongStatuses, ownership } = run
  const ofOthers = { requested: ownership.requested(), notRequested: ownership.missing() }
  return { ...figures, ...ofOthers, calls, unproven, leaks, wrongStatuses }
}

/** Reads run first and deletions last: a change may remove what a read needs, and a deletion what a change needs. */
function cellsOfTurn(
  operations: readonly Operation[],
  actors: readonly MatrixActor[],
  records: readonly PlantedRecord[],
): readonly PlannedCell[] {
  return operations
    .toSorted((one, next) => orderOf(one) - orderOf(next))
    .flatMap((operation) => actors.flatMap((actor) => cellsOf(operation, actor, records)))
}

function orderOf({ method }: Operation): number {
  return method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1
}

function crossTenantFinding(home: Tenant, other: Tenant, what: string): Finding {
  return { who: `an actor of ${home.name}`, what: `changed what ${other.name} reads: ${what}`, command: '' }
}

/** The findings of a run so far. */
interface Run {
  readonly leaks: Finding[]
  readonly wrongStatuses: Finding[]
  readonly proven: Set<string>
  readonly unproven: Set<string>
  readonly signedIn: Map<string, MatrixActor>
  readonly ownership: Ownership
  pool: Pool
  calls: number
}

function newRun(): Run {
  const findings = { leaks: [], wrongStatuses: [] }
  const names = { proven: new Set<string>(), unproven: new Set<string>() }
  const ownership = createOwnership()
  return { ...findings, ...names, ownership, signedIn: new Map(), pool: { of: () => [] }, calls: 0 }
}

async function requestAll(target: Target, cells: readonly PlannedCell[], run: Run): Promise<void> {
  let next = 0
  async function lane(): Promise<void> {
    for (let cell = cells[next++]; cell; cell = cells[next++]) await requestCell(target, cell, run)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function requestCell(target: Target, cell: PlannedCell, run: Run): Promise<void> {
  const { operation, actor, whose } = cell
  const { sent, answer } = await requestUntilValid(target, cell, run)
  const finding = (what: string): Finding => ({
    who: actor.name,
    what: `${nameOf(operation)} (${whose}): ${what}`,
    command: asCommand(target.url, sent),
  })
  for (const marker of leakedMarkers(answer.body, actor, guardOf(operation)))
    run.leaks.push(finding(`${answer.status} shows ${marker}`))
  run.ownership.count(cell, answer)
  if (isOfSchema(answer.status, answer.body)) {
    run.unproven.add(nameOf(operation))
    return
  }
  run.proven.add(nameOf(operation))
  const fault = wrongStatus({ operation, rank: actor.rank, whose }, answer.status)
  if (fault) run.wrongStatuses.push(finding(describe(fault, answer)))
}

interface Exchange {
  readonly sent: Sent
  readonly answer: Answer
}

/** Sends generated requests until the schema accepts one. */
async function requestUntilValid(target: Target, cell: PlannedCell, run: Run): Promise<Exchange> {
  const first = await requestAs(target, cell, run, FIRST_SEED)
  let last = first
  for (let more = 1; more < ATTEMPTS && isOfSchema(last.answer.status, last.answer.body); more += 1)
    last = await requestAs(target, cell, run, FIRST_SEED + more)
  return last
}

async function requestAs(target: Target, cell: PlannedCell, run: Run, seed: number): Promise<Exchange> {
  const { actor, operation } = cell
  const acting = run.signedIn.get(actor.name) ?? actor
  const sent = requestOf(cell, acting, run.pool, seed)
  const answer = await target.wire.send(sent)
  run.calls += 1
  const isOver = answer.status === 401 || needsProof(answer)
  if (!isOver || !actor.email || !isLetIn(operation, actor.rank)) return { sent, answer }
  // An earlier request may have ended the session, or it is 15 minutes old, or its proof is 10 minutes old.
  const renewed = { ...acting, ...(await signInAgain(target, acting)) }
  run.signedIn.set(actor.name, renewed)
  const repeated = requestOf(cell, renewed, run.pool, seed)
  return { sent: repeated, answer: await target.wire.send(repeated) }
}

function describe(fault: string, { status, body }: Answer): string {
  return `${fault}: ${status} ${body.slice(0, 160)}`
}

function requestOf({ operation, path }: PlannedCell, actor: MatrixActor, pool: Pool, seed: number): Sent {
  // If there is no such record, a plausible id: of either kind, in turn.
  const id = seed % 2 === 0 ? '018f3c1e-7d5a-7b3a-9a53-0d6f7a1b2c3d' : '999999'
  const named = path.replaceAll(/\{(id|userId|invitationId)\}/g, id)
  const [sent] = fc.sample(plainRequestsOf({ ...operation, path: named }, actor, pool), { seed, numRuns: 1 })
  if (!sent) throw new Error(`There is no request for ${nameOf(operation)}.`)
  return sent
}
