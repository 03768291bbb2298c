import path from 'node:path'
import { z } from 'zod/mini'
import { StartError } from '../../lib/start-error.ts'
import { LogLevel } from './log-level.ts'

/** A socket path may have 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH = 103

const socketPath = z
  .string()
  .check(
    z.refine(
      (value) => path.isAbsolute(value) && Buffer.byteLength(value) <= MAX_SOCKET_PATH,
      `must be an absolute path of at most ${MAX_SOCKET_PATH} bytes`,
    ),
  )

/** Which process renders pages; see README.md. */
export const RendererEnvironment = {
  RENDERER_SOCKET: z.optional(socketPath),
}

export interface RendererSettings {
  /** Unix socket of the renderer service; `null`: child processes of this server render pages. */
  readonly rendererSocket: string | null
}

interface Environment {
  readonly RENDERER_SOCKET?: string | undefined
}

export function toRendererSettings({ RENDERER_SOCKET }: Environment): RendererSettings {
  return { rendererSocket: RENDERER_SOCKET ?? null }
}

const ServiceEnvironment = z.object({ ...RendererEnvironment, LOG_LEVEL: z._default(LogLevel, 'info') })

/** The part of the environment that the renderer service itself reads. Errors: StartError. */
export function readRendererConfig(env: Readonly<Record<string, string | undefined>>): {
  readonly socketPath: string
  readonly logLevel: LogLevel
} {
  const { RENDERER_SOCKET, LOG_LEVEL } = env
  const parsed = ServiceEnvironment.safeParse({
    RENDERER_SOCKET: RENDERER_SOCKET?.trim() || undefined,
    LOG_LEVEL: LOG_LEVEL?.trim() || undefined,
  })
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartError(`Cannot start: ${faults.join('; ')}.`)
  }
  if (!parsed.data.RENDERER_SOCKET)
    throw new StartError(
      'Cannot start: RENDERER_SOCKET must be the path of the socket that servers connect to.',
    )
  return { socketPath: parsed.data.RENDERER_SOCKET, logLevel: parsed.data.LOG_LEVEL }
}
