/** Each fault, as the table words it. */
export const FAULTS = {
  missing: "Remote's files are gone (404)",
  offline: "Remote's server is down",
  slow: 'Remote takes 12 s (observed after 4 s)',
  slowElsewhere: 'The same, for a visitor who opens the home page',
  serverError: 'Remote answers 500',
  html: 'HTML page with status 200 instead of scripts',
  import: 'Throws at import',
  mount: 'Throws at mount',
  render: 'Throws while rendering, after a click',
  effect: 'Loops in an effect',
  leak: 'Leaks on unmount: timers, a throwing listener, a throwing cleanup',
  taken: 'Claims a path that another page has',
  entry: 'Byte changed in the entry',
  chunk: 'Byte changed in the exposed chunk',
  lazy: 'Byte changed in a lazy chunk',
  style: 'Byte changed in a stylesheet',
  unknown: 'Script from an unknown URL is added to the page',
  replaced: 'Release replaced while a visitor is on its page, who then opens a lazy part',
} as const

export type FaultName = keyof typeof FAULTS
