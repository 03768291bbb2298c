const TIMEOUT_MS = 120_000

/** Adds a script to the head and waits for it. Errors: of `type` 'load' or 'timeout', named as webpack names its own. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (type: string) => {
      clearTimeout(timer)
      script.remove()
      reject(Object.assign(new Error(`Loading ${url} failed (${type}).`), { name: 'ChunkLoadError', type }))
    }
    const timer = setTimeout(() => fail('timeout'), TIMEOUT_MS)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => fail('load')
    script.src = url
    document.head.appendChild(script)
  })
}
