import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { StartError } from '../start-error.ts'

interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, in the kernel's clock ticks: the same pid with another value is another process. */
  readonly startTicks: string | null
}

const BEAT_MS = 5_000
/** A holder on another machine cannot be checked, but it touches the file every beat. */
const SILENCE_MS = 20_000

function startTicksOf(pid: number | 'self'): string | null {
  try {
    // The second field is the command in brackets and may hold spaces; the start is the 20th field after it.
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? null
    )
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < SILENCE_MS
  if (!isRunning(holder.pid)) return false
  return startTicksOf(holder.pid) === holder.startTicks
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** True when the lock was free and is now ours. A link appears whole or not at all: no process reads half a holder. */
function claim(file: string, own: string): boolean {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, own)
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Removes a dead holder's file, unless another process did so first and the file is now theirs. */
function removeDead(file: string, dead: string): void {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== dead) linkSync(aside, file)
  } catch {
    // Another process cleared it in the same moment; the next claim decides.
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Errors: StartError while another process holds it. */
function take(directory: string, file: string, own: string): void {
  for (let attempt = 0; !claim(file, own); attempt += 1) {
    const text = read(file)
    if (text === null) continue
    const holder = parseHolder(text)
    if (attempt > 5 || (holder && isAlive(holder, file))) throw locked(directory, holder)
    removeDead(file, text)
  }
}

interface Beat {
  readonly problem?: string
  readonly isLost?: boolean
}

/** Shows that the holder is alive, and checks whether it still is the holder. */
function touch(file: string, own: string): Beat {
  try {
    const made = read(file) === null && claim(file, own)
    const text = read(file)
    if (text !== null && text !== own) return { isLost: true, problem: takenBy(parseHolder(text)) }
    utimesSync(file, new Date(), new Date())
    return made
      ? {
          problem:
            'server.lock was missing and was created again. Do not delete it while the server is running.',
        }
      : {}
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    if (!existsSync(path.dirname(file)))
      return {
        isLost: true,
        problem: 'the directory is gone. The server stops without writing anything more.',
      }
    return {
      problem: `server.lock cannot be written (${code}). The server keeps running and tries again in five seconds.`,
    }
  }
}

function takenBy(holder: Holder | null): string {
  return `${describe(holder)} has taken it over. The server stops immediately, because two writers would corrupt the database.`
}

function writeToStderr(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function endAtOnce(sentence: string): void {
  writeToStderr(sentence)
  process.exit(1)
}

interface Options {
  /** Something is wrong with the file, but this process continues. */
  readonly warn?: (sentence: string) => void
  /** The directory belongs to another process, or is gone: nothing may be written anymore, not even on exit. */
  readonly onLost?: (sentence: string) => void
}

/**
 * Prevents a second process from using a data directory: the embedded database has no lock of its own, and two writers
 * ruin it. A holder that was killed leaves its file behind; it is recognized as dead and taken over. A file that
 * vanishes is created again.
 */
export function lockDirectory(
  directory: string,
  { warn = writeToStderr, onLost = endAtOnce }: Options = {},
): { release(): void } {
  const file = path.join(directory, 'server.lock')
  const self: Holder = { pid: process.pid, host: hostname(), startTicks: startTicksOf('self') }
  const own = JSON.stringify(self)
  take(directory, file, own)
  const beat = setInterval(() => {
    const { problem, isLost } = touch(file, own)
    if (isLost) clearInterval(beat)
    if (problem) (isLost ? onLost : warn)(`DATA_DIR ${directory}: ${problem}`)
  }, BEAT_MS).unref()
  return {
    release() {
      clearInterval(beat)
      if (read(file) === own) rmSync(file, { force: true })
    },
  }
}

function parseHolder(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return null
  }
}

function locked(directory: string, holder: Holder | null): StartError {
  return new StartError(
    `DATA_DIR ${directory} is in use by ${describe(holder)}: stop it, or choose another DATA_DIR.`,
  )
}

function describe(holder: Holder | null): string {
  return holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
}
