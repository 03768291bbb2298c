import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { StartError } from '../start-error.ts'

interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process began, in the kernel's clock ticks: the same pid with another value is another process. */
  readonly startTicks: string | null
}

const BEAT_MS = 5_000
/** A holder on another machine cannot be asked, but it touches the file every beat. */
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

/** True when the lock was free and is now ours. A link appears whole or not at all, so nobody reads half a holder. */
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

/** Takes a dead holder's file away, unless somebody else did so first and what lies there now is theirs. */
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

/**
 * Keeps a second process out of a data directory: the embedded database has no lock of its own, and two writers ruin it.
 * A holder that was killed leaves its file behind; it is recognised as dead and taken over.
 */
export function lockDirectory(directory: string): { release(): void } {
  const file = path.join(directory, 'server.lock')
  const self: Holder = { pid: process.pid, host: hostname(), startTicks: startTicksOf('self') }
  const own = JSON.stringify(self)
  for (let attempt = 0; !claim(file, own); attempt += 1) {
    const text = read(file)
    if (text === null) continue
    const holder = parseHolder(text)
    if (attempt > 5 || (holder && isAlive(holder, file))) throw locked(directory, holder)
    removeDead(file, text)
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS).unref()
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
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new StartError(`DATA_DIR ${directory} is in use by ${who}: stop it, or choose another DATA_DIR.`)
}
