import { bootRelease, remoteModule } from './boot-fixture.ts'

/** What a container's entry leaves behind under its global name. */
export interface FakeContainer {
  readonly init: () => void
  readonly get: (expose: string) => Promise<() => unknown>
}

export function fakeContainer(exposed: unknown = { remote: remoteModule() }): FakeContainer {
  return { init: () => undefined, get: async () => () => exposed }
}

/** In place of the network: answers each script that is added to the head. `null`: the script does not arrive. */
export function fakeNetwork(serve: (url: string) => FakeContainer | null) {
  const requested: string[] = []
  const globals = globalThis as unknown as Record<string, unknown>
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement
    requested.push(script.src)
    const container = serve(script.src)
    queueMicrotask(() => {
      globals[bootRelease().container] = container ?? undefined
      const event = new Event(container ? 'load' : 'error')
      if (container) script.onload?.(event)
      else script.onerror?.(event)
    })
    return node
  })
  return {
    requested,
    end: () => {
      jest.restoreAllMocks()
      delete globals[bootRelease().container]
      // The runtime remembers entries for the life of the page.
      const loading = globals['__GLOBAL_LOADING_REMOTE_ENTRY__'] as Record<string, unknown>
      for (const key of Object.keys(loading)) delete loading[key]
    },
  }
}
