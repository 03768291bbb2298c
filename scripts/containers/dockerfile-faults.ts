import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser, type Copy, type From, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'

function unpinned(from: From, stages: ReadonlySet<string>): string | null {
  const image = from.getImage() ?? ''
  if (stages.has(image) || /:[\w.-]*\d/.test(image)) return null
  return `FROM ${image} does not name a fixed version`
}

function missingSources(copy: Copy, context: string): string[] {
  if (copy.getFlags().some((flag) => flag.getName() === 'from')) return []
  const paths = copy.getArguments().map((argument) => argument.getValue())
  return paths
    .slice(0, -1)
    .filter((path) => !existsSync(join(context, path)))
    .map((path) => `COPY ${path}: no such file in the build context`)
}

/** A stage that is started must run as a user other than root. */
function runsAsRoot(stage: readonly Instruction[]): boolean {
  const isStarted = stage.some((instruction) => instruction.getKeyword() === 'CMD')
  return isStarted && !stage.some((instruction) => instruction.getKeyword() === 'USER')
}

/** What is wrong with a Dockerfile, as far as it can be found without building the image. */
export function dockerfileFaults(text: string, context: string): string[] {
  const instructions = DockerfileParser.parse(text).getInstructions()
  const froms = instructions.filter((instruction) => instruction.getKeyword() === 'FROM') as From[]
  const stages = new Set(froms.map((from) => from.getBuildStage() ?? ''))
  const copies = instructions.filter((instruction) => instruction.getKeyword() === 'COPY') as Copy[]
  const bodies = froms.map((from, index) => {
    const next = froms[index + 1]
    return instructions.slice(instructions.indexOf(from), next ? instructions.indexOf(next) : undefined)
  })
  return [
    ...validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`),
    ...froms.map((from) => unpinned(from, stages)).filter((fault) => fault !== null),
    ...copies.flatMap((copy) => missingSources(copy, context)),
    ...bodies
      .filter(runsAsRoot)
      .map((body) => `stage ${(body[0] as From).getBuildStage() ?? ''} runs as root`),
  ]
}
