import { useEffect, useReducer, useRef, useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { loadQrReader } from './load-qr-reader.ts'

/** Ten times a second is faster than a person can show a code. */
const PAUSE_MS = 100
/** A code that stays in the picture is read once. */
const SAME_CODE_MS = 3_000

type Facing = 'environment' | 'user'

/** Shows the camera in the video, and reports each code that is shown to it. */
export function useCamera(onCode: (text: string) => void) {
  const { report } = usePlatform()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'on' | 'off'>('starting')
  const [facing, setFacing] = useState<Facing>('environment')
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(onCode)
  useEffect(() => void (latest.current = onCode), [onCode])
  useEffect(() => {
    const over = new AbortController()
    const start = async () => {
      setState('starting')
      const stop = await openCamera(video.current, facing)
      over.signal.addEventListener('abort', stop)
      if (over.signal.aborted) return stop()
      setState('on')
      await readCodes(video.current, over.signal, (text) => latest.current(text))
    }
    start().catch((error: unknown) => {
      if (over.signal.aborted) return
      setState('off')
      if (!isRefused(error)) report(error)
    })
    return () => over.abort()
  }, [attempt, facing, report])
  const turn = () => setFacing((shown) => (shown === 'environment' ? 'user' : 'environment'))
  return { video, state, retry, turn }
}

/** There is no camera, another program uses it, or the user or the device's owner does not allow it. */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException || error instanceof NoCameraError
}

class NoCameraError extends Error {}

async function openCamera(video: HTMLVideoElement | null, facing: Facing): Promise<() => void> {
  // Without a secure context there are no media devices.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices }
  if (!mediaDevices || !video) throw new NoCameraError('This browser offers no camera.')
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing }, ...size } })
  video.srcObject = stream
  await video.play()
  return () => stream.getTracks().forEach((track) => track.stop())
}

async function readCodes(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  const read = await loadQrReader()
  const isNew = newCodes()
  while (video && !signal.aborted) {
    const text = document.visibilityState === 'visible' ? await read(video) : null
    if (text !== null && isNew(text, Date.now()) && !signal.aborted) onCode(text)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function newCodes() {
  let last = { text: '', at: 0 }
  return (text: string, at: number): boolean => {
    const isSame = text === last.text && at - last.at < SAME_CODE_MS
    last = { text, at }
    return !isSame
  }
}
