import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { lockDirectory } from './directory-lock.ts'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'platform-lock-'))
  file = path.join(directory, 'server.lock')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const IN_USE = /^DATA_DIR .* is in use by process \d+ on .+: stop it, or choose another DATA_DIR\.$/

it('blocks a second process until the first releases it', () => {
  const first = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(IN_USE)
  first.release()
  lockDirectory(directory).release()
  expect(existsSync(file)).toBe(false)
})

it('takes over from a process that was killed', async () => {
  const child = spawn('sleep', ['60'])
  child.kill('SIGKILL')
  await once(child, 'exit')
  writeFileSync(file, JSON.stringify({ pid: child.pid, host: hostname(), startTicks: '1' }))
  lockDirectory(directory).release()
})

it('knows another process that was given the same number', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), startTicks: '1' }))
  lockDirectory(directory).release()
})

it('takes over from a machine that has been silent, not from one that still beats', () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'another-machine', startTicks: '1' }))
  expect(() => lockDirectory(directory)).toThrow(IN_USE)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aMinuteAgo, aMinuteAgo)
  lockDirectory(directory).release()
})

it('ignores an unreadable lock file', () => {
  writeFileSync(file, '{"pid": 12')
  lockDirectory(directory).release()
})

it('leaves a lock alone that is not its own any more', () => {
  const lock = lockDirectory(directory)
  const theirs = JSON.stringify({ pid: 1, host: 'another-machine', startTicks: '1' })
  writeFileSync(file, theirs)
  lock.release()
  expect(readFileSync(file, 'utf8')).toBe(theirs)
})

describe('while it is held', () => {
  const ANOTHER = JSON.stringify({ pid: 1, host: 'another-machine', startTicks: '1' })
  let warned: string[]
  let lost: string[]
  let lock: { release(): void }
  beforeEach(() => {
    jest.useFakeTimers()
    warned = []
    lost = []
    lock = lockDirectory(directory, {
      warn: (sentence) => warned.push(sentence),
      onLost: (sentence) => lost.push(sentence),
    })
  })
  afterEach(() => {
    lock.release()
    jest.useRealTimers()
  })
  const beats = (count = 1) => jest.advanceTimersByTime(count * 5_000)

  it('restores a deleted file, logs it once, and still blocks a second process', () => {
    rmSync(file)
    beats(3)
    expect(warned).toEqual([
      expect.stringMatching(/^DATA_DIR .*: server\.lock was missing and was created again\./),
    ])
    expect(lost).toEqual([])
    expect(() => lockDirectory(directory)).toThrow(IN_USE)
    lock.release()
    expect(existsSync(file)).toBe(false)
  })

  it('is lost once the file is another process’s, which is not disturbed', () => {
    writeFileSync(file, ANOTHER)
    const aMinuteAgo = new Date(Date.now() - 60_000)
    utimesSync(file, aMinuteAgo, aMinuteAgo)
    beats(3)
    expect(lost).toEqual([
      expect.stringMatching(
        /^DATA_DIR .*: process 1 on another-machine has taken it over\. The server stops immediately/,
      ),
    ])
    expect(warned).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe(ANOTHER)
    expect(statSync(file).mtime).toEqual(aMinuteAgo)
  })

  it('is lost with the directory', () => {
    rmSync(directory, { recursive: true })
    beats(3)
    expect(lost).toEqual([expect.stringMatching(/^DATA_DIR .*: the directory is gone\./)])
    expect(existsSync(directory)).toBe(false)
  })

  it('goes on while something else lies in its place, and makes it again afterwards', () => {
    rmSync(file)
    // A directory: neither a lock file nor free, even for root, who could write to any file.
    mkdirSync(file)
    beats(2)
    expect(lost).toEqual([])
    expect(existsSync(directory)).toBe(true)
    rmSync(file, { recursive: true })
    beats()
    expect(warned.at(-1)).toMatch(/created again/)
  })
})
