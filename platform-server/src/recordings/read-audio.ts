import type { LessonRecording } from '@platform/shared-contracts/http'
import { parseBuffer, type IFormat } from 'music-metadata'

export interface AudioFacts {
  readonly type: LessonRecording['type']
  readonly extension: 'mp3' | 'm4a' | 'wav'
  readonly seconds: number
}

/** What the bytes are, whatever the file is called; `null` for everything that is not audio of a known kind. */
export async function readAudio(bytes: Uint8Array): Promise<AudioFacts | null> {
  try {
    const { format } = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true })
    const kind = kindOf(format)
    const { duration: seconds } = format
    return kind && seconds ? { ...kind, seconds } : null
  } catch {
    // Whatever it is, it is not audio that this parser knows.
    return null
  }
}

type Kind = Omit<AudioFacts, 'seconds'>

/** What every browser plays, by container and codec. */
const KINDS: readonly (Kind & { readonly container: RegExp; readonly codec: RegExp })[] = [
  { type: 'audio/mpeg', extension: 'mp3', container: /^MPEG$/, codec: /Layer 3$/ },
  { type: 'audio/wav', extension: 'wav', container: /^WAVE$/, codec: /^PCM$/ },
  { type: 'audio/mp4', extension: 'm4a', container: /M4A|isom|iso[2-9]|mp4/i, codec: /AAC/ },
]

function kindOf({ container = '', codec = '', hasVideo }: IFormat): Kind | null {
  const kind = KINDS.find((known) => known.container.test(container) && known.codec.test(codec))
  if (!kind || hasVideo) return null
  return { type: kind.type, extension: kind.extension }
}
