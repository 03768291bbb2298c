/** Scripts and styles that something wanted and no release lists. They are told from the moment that somebody listens. */
export interface Refusals {
  readonly add: (url: string) => void
  readonly listen: (hear: (url: string) => void) => void
}

export function createRefusals(): Refusals {
  const early: string[] = []
  let add = (url: string): void => void early.push(url)
  return {
    add: (url) => add(url),
    listen: (hear) => {
      add = hear
      early.splice(0).forEach(hear)
    },
  }
}
