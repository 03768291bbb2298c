import {
  Channel,
  ReleaseAnswer,
  type ReleaseManifest,
  type ReleaseRequest,
  UploadStartAnswer,
} from '@platform/shared-contracts/http'
import type { Build } from '../lib/read-build.ts'
import { bundlerIn } from '../lib/bundlers/bundler-in.ts'
import { readConforming } from './conformance.ts'
import { RefusedError } from './registry-client.ts'
import { rolloutFrom, type Shares, shown, startRollout } from './rollout.ts'
import { uploadFiles } from './upload-files.ts'
import { type Command, type CommandInput, type CommandOutput, type Flags, UsageError } from './command.ts'

export const deploy: Command = {
  usage:
    'deploy [--dist FOLDER] [--channel stable|canary|none] [--reason TEXT] [--wait-for-shell] | deploy --rollout 5,25,100 [--hold 10m] [--tenant TENANT] [--reason TEXT]',
  summary:
    'Build, check conformance, upload and register the release, then move a channel or start a rollout',
  details: [
    'Builds the remote in this folder, unless --dist names a build. A build that does not conform is not sent (exit code 5).',
    'Uploads the files first, then registers the release and moves the channel in one step. If a deploy is interrupted,',
    'the previous release stays in use; run the command again to send what is missing.',
    '--wait-for-shell registers a release that needs a shell with a newer contract; it waits for that shell.',
  ],
  flags: ['dist', 'channel', 'rollout', 'hold', 'tenant', 'reason', 'wait-for-shell'],
  run: deployBuild,
}

async function deployBuild({ registry, flags, progress }: CommandInput): Promise<CommandOutput> {
  const { channel, shares } = goalFrom(flags)
  const { manifest, files } = await readConforming(await buildFolder(flags, progress), progress)
  const startedAt = performance.now()
  const remote = manifest.listing.id
  progress(`${remote} ${manifest.version}-${manifest.hash}: ${files.length} files, ${kilobytes(files)} KB`)

  const reason = flags.reason ?? reasonOf(manifest)
  const request = { manifest, channel, reason, waitsForShell: flags['wait-for-shell'] ?? false }
  const answer = await sendRelease({ registry, progress }, { manifest, files }, request)
  const target = { remote, release: answer.release, reason }
  const rollout = shares ? await startRollout(registry, target, shares) : null
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return {
    json: { ...answer, channel, rollout, seconds: Number(seconds) },
    lines: [
      `${sentence(answer, channel)} (${seconds} s)`,
      ...(shares ? [`rollout ${rollout}: ${shown(shares)}`] : []),
    ],
  }
}

/** The build that was named, or a new one of the remote in this folder. */
async function buildFolder({ dist }: Flags, progress: CommandInput['progress']): Promise<string> {
  if (dist !== undefined) return dist
  progress('building')
  const { buildRemote } = await bundlerIn('.')
  return buildRemote('.')
}

/** Either a channel that moves, or the shares of a rollout. */
function goalFrom(flags: Flags): { readonly channel: Channel | null; readonly shares: Shares | null } {
  if (flags.rollout) return { channel: null, shares: rolloutFrom(flags) }
  if (flags.tenant || flags.hold) throw new UsageError('--tenant and --hold need --rollout.')
  return { channel: channelFrom(flags.channel), shares: null }
}

function reasonOf({ version, gitSha }: ReleaseManifest): string {
  return `Deployed ${version}${gitSha ? ` of ${gitSha.slice(0, 8)}` : ''}`
}

type Sender = Pick<CommandInput, 'registry' | 'progress'>

/** A deploy of the same build beside this one may have used up files that both sent: then they are sent again, once. */
async function sendRelease(sender: Sender, build: Build, request: ReleaseRequest): Promise<ReleaseAnswer> {
  try {
    return await sendOnce(sender, build, request)
  } catch (error) {
    if (!(error instanceof RefusedError) || error.problem.code !== 'files') throw error
    return sendOnce(sender, build, request)
  }
}

async function sendOnce(
  { registry, progress }: Sender,
  { manifest, files }: Build,
  request: ReleaseRequest,
): Promise<ReleaseAnswer> {
  const { missing } = await registry.call('POST', '/uploads', { manifest }, UploadStartAnswer)
  const wanted = files.filter(({ file }) => missing.includes(file))
  await uploadFiles(registry, manifest.listing.id, wanted, (sent) =>
    progress(`uploaded ${sent} of ${wanted.length}`),
  )
  return registry.call('POST', '/releases', request, ReleaseAnswer)
}

function sentence({ remote, release, previous, moved }: ReleaseAnswer, channel: Channel | null): string {
  if (!channel) return `${remote} ${release} is registered`
  if (!moved) return `${remote} ${release} is already on ${channel}; nothing changed`
  return `${remote} ${release} is on ${channel}${previous ? `; before: ${previous}` : ''}`
}

function channelFrom(flag: string | undefined): Channel | null {
  if (flag === 'none') return null
  const channel = Channel.safeParse(flag ?? 'stable')
  if (!channel.success) throw new UsageError('--channel must be stable, canary or none.')
  return channel.data
}

function kilobytes(files: readonly { readonly sizeBytes: number }[]): number {
  return Math.round(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1024)
}
