import type { WorkerTask } from '../lib/workers/worker-task.ts'
import { readAudio, type AudioFacts } from './read-audio.ts'
import { readCaptions } from './read-captions.ts'

interface Input {
  readonly audio: Uint8Array | null
  readonly captions: Uint8Array | null
}

interface Output {
  /** `null` also for what is not audio. */
  readonly audio: AudioFacts | null
  readonly captions: ReturnType<typeof readCaptions> | null
}

/** Reads the files of a recording, away from the event loop. */
export const RECORDING_TASK: WorkerTask<Input, Output> = {
  name: 'recording',
  async run({ audio, captions }) {
    return {
      audio: audio && (await readAudio(audio)),
      captions: captions && readCaptions(captions),
    }
  },
}
