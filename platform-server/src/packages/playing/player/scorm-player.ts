/**
 * Runs in the browser, on the package's own origin: puts the runtime of SCORM where the content looks for it, and shows
 * the content in a frame. The server sends this file without its types.
 */
interface Start {
  readonly kind: 'scorm12' | 'scorm2004'
  readonly address: string
  readonly cmi: Readonly<Record<string, unknown>>
}

interface Runtime {
  loadFromJSON(cmi: Start['cmi'], path: string): void
  renderCommitObject(isTerminating: boolean, withTotalTime: boolean): unknown
  isInitialized(): boolean
}

type RuntimeClass = new (settings: Readonly<Record<string, unknown>>) => Runtime

const SETTINGS = {
  lmsCommitUrl: new URL('state', location.href).href,
  renderCommonCommitFields: true,
  alwaysSendTotalTime: true,
  autocommit: true,
  autocommitSeconds: 20,
  logLevel: 5,
}

async function play(): Promise<void> {
  const answer = await fetch('state')
  if (!answer.ok) throw new Error(`The course answered ${answer.status}.`)
  const { kind, address, cmi } = (await answer.json()) as Start
  const runtime = await createRuntime(kind)
  runtime.loadFromJSON(cmi, 'cmi')
  Object.assign(window, kind === 'scorm12' ? { API: runtime } : { API_1484_11: runtime })
  // What was not committed when the learner leaves; content that ends properly has committed already.
  addEventListener('pagehide', () => {
    if (!runtime.isInitialized()) return
    navigator.sendBeacon(SETTINGS.lmsCommitUrl, JSON.stringify(runtime.renderCommitObject(true, true)))
  })
  const frame = document.querySelector('iframe')
  if (frame) frame.src = address
}

async function createRuntime(kind: Start['kind']): Promise<Runtime> {
  const file = kind === 'scorm12' ? '../-/scorm12.js' : '../-/scorm2004.js'
  const module = (await import(file)) as Readonly<Record<string, RuntimeClass>>
  const Class = module[kind === 'scorm12' ? 'Scorm12API' : 'Scorm2004API']
  if (!Class) throw new Error('The runtime of SCORM did not load.')
  return new Class(SETTINGS)
}

play().catch((error: unknown) => {
  console.error(error)
  document.querySelector('iframe')?.remove()
  document.querySelector('p')?.removeAttribute('hidden')
})
