import { createInterface } from 'node:readline'
import { bootEngine, type Engine, type EngineBundle, LateError } from './engine.ts'
import { contextRealm } from './context-realm.ts'
import { isolateRealm } from './isolate-realm.ts'
import type { Realm } from './realm.ts'

/*
 * The process of one release. It is started with nothing: no environment, no descriptors but its own pipes, and
 * permission to read these files and one add-on, which it gives up before it reads any of the release's code.
 */

/** Lines that come in, as JSON. */
export type ChildRequest =
  | { readonly boot: EngineBundle; readonly memoryMb: number; readonly maxAnswerLength: number }
  | { readonly question: unknown; readonly limitMs: number }

/** Lines that go out, as JSON, one for each that came in. */
export interface ChildReply {
  readonly ready?: 'isolated-vm' | 'node:vm'
  /** JSON of a `GuestAnswer`. */
  readonly answer?: string
  readonly fault?: { readonly kind: 'boot' | 'late' | 'crash' | 'threw'; readonly message: string }
}

const [, , addon = ''] = process.argv
let engine: Engine | null = null
let maxAnswerLength = 0

function openRealm(memoryMb: number): { realm: Realm; kind: NonNullable<ChildReply['ready']> } {
  try {
    return { realm: isolateRealm(addon, memoryMb), kind: 'isolated-vm' }
  } catch {
    return { realm: contextRealm(), kind: 'node:vm' }
  }
}

function reply(request: ChildRequest): ChildReply {
  if ('boot' in request) {
    const { realm, kind } = openRealm(request.memoryMb)
    giveUpPermissions()
    maxAnswerLength = request.maxAnswerLength
    engine = bootEngine(realm, request.boot)
    return { ready: kind }
  }
  if (!engine) throw new Error('no bundle was provided')
  const answer = engine.render(JSON.stringify(request.question), request.limitMs)
  if (answer.length <= maxAnswerLength) return { answer }
  return {
    fault: { kind: 'threw', message: `the page has ${answer.length} characters, at most ${maxAnswerLength}` },
  }
}

/** Newer than its types. */
interface DroppablePermission {
  drop(scope: string): void
}

function giveUpPermissions(): void {
  const permission = process.permission as unknown as DroppablePermission
  for (const scope of ['addon', 'fs.read']) permission.drop(scope)
}

function faultOf(error: unknown): ChildReply {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof LateError) return { fault: { kind: 'late', message: error.message } }
  return { fault: { kind: engine ? 'crash' : 'boot', message } }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  let response: ChildReply
  try {
    response = reply(JSON.parse(line) as ChildRequest)
  } catch (error) {
    response = faultOf(error)
  }
  process.stdout.write(`${JSON.stringify(response)}\n`)
})
