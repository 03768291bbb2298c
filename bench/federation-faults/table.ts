import type { Sight } from './sight.ts'

export interface Compared {
  readonly fault: string
  readonly theirs: Sight
  readonly ours: Sight
}

const HEAD = `# The same faults, in a plain federated shell and in ours

Written by \`npm run bench:faults\` on DATE; each line was observed in Chromium in one run, by a visitor who opens the page.

**Plain** is a React shell with two remotes on web servers of their own, built with @module-federation/enhanced 2.9.2 as its public
examples are: remotes named in the shell's webpack configuration, \`React.lazy(() => import('learn/App'))\` in \`Suspense\`, shared
singletons, and one error boundary around the pages, the one of React's documentation, with the header outside of it. A team can
build more than that; this is what one has who follows the examples. **Ours** is the platform as it is released, with one more
remote deployed by \`platform deploy\`. Both faulty remotes are made of the same sources.

"Goes on": whether another team's page opens by a click in the header afterwards; "in a new document" where the page could be
read before its scripts were there and the browser followed the link itself. "Heard": whether the owner of the site learns of it;
where nothing failed there is nothing to hear.
`

const COLUMNS = [
  'Fault',
  'Plain: the person sees',
  'Goes on',
  'Heard',
  'Ours: the person sees',
  'Goes on',
  'Heard',
]

export function tableOf(rows: readonly Compared[], now: Date): string {
  const lines = rows.map(({ fault, theirs, ours }) => line([fault, ...cells(theirs), ...cells(ours)]))
  const rule = line(COLUMNS.map(() => '---'))
  return [HEAD.replace('DATE', now.toISOString().slice(0, 10)), line(COLUMNS), rule, ...lines, ''].join('\n')
}

function cells({ sees, goesOn, heard, harm }: Sight): readonly string[] {
  return [harm ? `**${harm}**; ${sees}` : sees, goesOn, heard ? 'yes' : 'no']
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
