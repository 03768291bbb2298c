import type { Observation } from './observation.ts'

export interface Compared {
  readonly fault: string
  readonly theirs: Observation
  readonly ours: Observation
}

const HEAD = `# The same faults in a plain federated shell and in ours

Written by \`npm run bench:faults\` on DATE; each row shows what a visitor who opens the page saw in Chromium, in one run.

**Plain** is a React shell with two remotes on their own web servers, built with @module-federation/enhanced 2.9.2 like its public
examples: remotes named in the shell's webpack configuration, \`React.lazy(() => import('learn/App'))\` in \`Suspense\`, shared
singletons, and the error boundary of React's documentation around the pages, with the header outside of it. A team can
build more than that; this is what following the examples gives. **Ours** is the platform as released, with one more
remote deployed by \`platform deploy\`. Both faulty remotes are built from the same sources.

"Rest works": whether a click in the header then opens another team's page; "in a new document" means that the page was
readable before its scripts arrived and the browser followed the link itself. "Reported": whether the owner of the site receives
a report; where nothing failed, there is nothing to report.
`

const COLUMNS = [
  'Fault',
  'Plain: the visitor sees',
  'Rest works',
  'Reported',
  'Ours: the visitor sees',
  'Rest works',
  'Reported',
]

export function tableOf(rows: readonly Compared[], now: Date): string {
  const lines = rows.map(({ fault, theirs, ours }) => line([fault, ...cells(theirs), ...cells(ours)]))
  const rule = line(COLUMNS.map(() => '---'))
  return [HEAD.replace('DATE', now.toISOString().slice(0, 10)), line(COLUMNS), rule, ...lines, ''].join('\n')
}

function cells({ sees, goesOn, isReported, harm }: Observation): readonly string[] {
  return [harm ? `**${harm}**; ${sees}` : sees, goesOn, isReported ? 'yes' : 'no']
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
