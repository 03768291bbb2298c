import type { WorkerTask } from '../lib/workers/worker-task.ts'
import { cleanPng } from './clean-png.ts'
import { cleanSvg } from './clean-svg.ts'

type PictureKind = 'png' | 'svg'

interface Input {
  readonly kind: PictureKind
  readonly bytes: Uint8Array
}

/** Answers the cleaned picture; `null` where the bytes are none. */
export const PICTURE_TASK: WorkerTask<Input, Uint8Array | null> = {
  name: 'picture',
  run({ kind, bytes }) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (kind === 'png') return cleanPng(file)
    const svg = cleanSvg(file.toString('utf8'))
    return svg === null ? null : Buffer.from(svg)
  },
}
