import { type Finding, sentenceOf } from '@platform/shared-contracts/conformance'
import type { ConformanceReport } from '../lib/conformance/conformance-report.ts'
import { startConformance } from '../lib/conformance/run-conformance.ts'
import { type Build, readBuild } from '../lib/read-build.ts'
import { type Command, EXIT } from './command.ts'

/** The build breaks a rule that every remote must follow. */
export class ConformanceError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super(
      [
        'The build does not conform; nothing was sent:',
        ...findings.map((one) => `  ${sentenceOf(one)}`),
      ].join('\n'),
    )
    this.findings = findings
  }
}

export const conformance: Command = {
  usage: 'conformance [--dist FOLDER] [--faults]',
  summary: 'Check a build against what the platform requires of every remote',
  details: [
    'Checks the listing, contract, entry size, shared packages and styles. Then it renders every page as the server does,',
    'and mounts and unmounts it in a simulated browser (jsdom). The fake API answers come from src/testing/answers.ts.',
    '--faults also reports what a user reads on each page while its API is silent, offline, failing or forbidden, or',
    'answers with HTML, another shape or empty lists.',
  ],
  flags: ['dist', 'faults'],
  async run({ flags, progress }) {
    const trial = startConformance()
    try {
      const build = await readBuild(flags.dist ?? 'dist')
      const { id, routes } = build.manifest.listing
      progress(`checking ${id}: ${routes.length} ${routes.length === 1 ? 'page' : 'pages'}`)
      const report = await trial.run(build, { dir: '.', withFaults: flags.faults ?? false })
      return {
        json: { remote: id, conforms: report.findings.length === 0, ...report },
        lines: linesOf(id, report),
        exit: report.findings.length === 0 ? EXIT.done : EXIT.conformance,
      }
    } finally {
      trial.end()
    }
  },
}

function linesOf(remote: string, { findings, notes, outcomes, pages }: ConformanceReport): readonly string[] {
  const verdict =
    findings.length === 0
      ? `${remote} conforms: ${pages} ${pages === 1 ? 'page' : 'pages'} checked.`
      : `${remote} does not conform, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}:`
  return [
    ...outcomes.map(({ page, fault, shown }) => `  ${page} ${fault.padEnd(10)} ${shown}`),
    verdict,
    ...findings.map((one) => `  ${sentenceOf(one)}`),
    ...notes.map((note) => `  note: ${note}`),
  ]
}

/** The build in a folder, before a deploy sends anything of it. Errors: ConformanceError with all findings. */
export async function readConforming(folder: string, progress: (line: string) => void): Promise<Build> {
  const trial = startConformance()
  try {
    const build = await readBuild(folder)
    progress('running the conformance checks')
    const { findings, notes } = await trial.run(build, { dir: '.', withFaults: false })
    if (findings.length > 0) throw new ConformanceError(findings)
    for (const note of notes) progress(`note: ${note}`)
    return build
  } finally {
    trial.end()
  }
}
