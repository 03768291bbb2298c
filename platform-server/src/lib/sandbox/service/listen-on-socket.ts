import { lstatSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../../start-error.ts'

/** The socket is the user's and the group's (0660): servers are in the group that the folder passes on. */
const SOCKET_UMASK = 0o117

/** Listens in place of an earlier process that is gone. Errors: StartError. */
export async function listenOnSocket(app: FastifyInstance, socketPath: string): Promise<void> {
  const found = lstatSync(socketPath, { throwIfNoEntry: false })
  if (found && !found.isSocket())
    throw new StartError(`Cannot listen on ${socketPath}: the file there is not a socket.`)
  if (found && (await isServed(socketPath)))
    throw new StartError(`Cannot listen on ${socketPath}: another process is listening there.`)
  rmSync(socketPath, { force: true })
  const before = process.umask(SOCKET_UMASK)
  try {
    await app.listen({ path: socketPath })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'ENOENT') throw error
    throw new StartError(
      `Cannot listen on ${socketPath} (${code}): ${path.dirname(socketPath)} must be a writable folder.`,
      { cause: error },
    )
  } finally {
    process.umask(before)
  }
}

function isServed(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    const answer = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
}
