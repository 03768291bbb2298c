import {
  RegistryHistory,
  RegistryStatus,
  RemoteHealth,
  type RemoteStatus,
  WhyAnswer,
} from '@platform/shared-contracts/http'
import { type Command, nameFrom } from './command.ts'
import { slotText } from './slot-text.ts'

export const status: Command = {
  usage: 'status [REMOTE]',
  summary: 'Show what runs: channels, pins, rollouts, kills and releases',
  flags: [],
  async run({ registry, names: [remote] }) {
    const { remotes, ...rest } = await registry.call('GET', '/remotes', undefined, RegistryStatus)
    const shown = remotes.filter((one) => !remote || one.remote === remote)
    const missing = remote && shown.length === 0 ? [`${remote} has no releases here yet.`] : []
    return {
      json: { ...rest, remotes: shown },
      lines: [
        `The running shell offers contract ${rest.shellContract}.`,
        ...shown.flatMap(remoteLines),
        ...missing,
      ],
    }
  },
}

function remoteLines(remote: RemoteStatus): readonly string[] {
  const { channels, pins, rollouts, kills, releases, faults } = remote
  return [
    '',
    remote.remote,
    ...Object.entries(channels).map(([channel, release]) => `  ${channel.padEnd(8)} ${release}`),
    ...pins.map((pin) => `  pinned   ${pin.tenant} to ${pin.release} until ${pin.expiresAt}: ${pin.reason}`),
    ...rollouts.map(
      ({ id, release, stages, stage }) =>
        `  rollout  ${id} to ${release}: stage ${stage + 1} of ${stages.length}, ${(stages[stage] ?? 0) / 100} %`,
    ),
    ...kills.map(({ target, actor, at, reason }) => `  killed   ${target} by ${actor} on ${at}: ${reason}`),
    ...releases.filter(({ fault }) => fault).map(({ release, fault }) => `  broken   ${release}: ${fault}`),
    ...faults.map((fault) => `  warning  ${fault}`),
  ]
}

export const history: Command = {
  usage: 'history REMOTE [--limit 20]',
  summary: 'List every change, newest first: when, who, what and why',
  flags: ['limit'],
  async run(input) {
    const remote = nameFrom(input, 'remote')
    const path = `/remotes/${remote}/history?limit=${Number(input.flags.limit ?? 20)}`
    const changes = await input.registry.call('GET', path, undefined, RegistryHistory)
    return {
      json: changes,
      lines: changes.map(
        ({ at, actor, slot, before, after, reason }) =>
          `${at}  ${actor}  ${slot}: ${slotText(before)} -> ${slotText(after)}  "${reason}"`,
      ),
    }
  },
}

export const health: Command = {
  usage: 'health REMOTE [--hours 24]',
  summary: 'Show what browsers reported for each release: loads, failures and load times',
  flags: ['hours'],
  async run(input) {
    const remote = nameFrom(input, 'remote')
    const path = `/remotes/${remote}/health?hours=${Number(input.flags.hours ?? 24)}`
    const answer = await input.registry.call('GET', path, undefined, RemoteHealth)
    const lines = answer.releases.map(
      ({ release, loads, failures, p75Ms }) =>
        `${release.padEnd(24)} ${loads} loads, ${failures} failures${p75Ms === null ? '' : `, p75 ${p75Ms} ms`}`,
    )
    return { json: answer, lines: lines.length > 0 ? lines : ['No browser has reported anything yet.'] }
  },
}

export const why: Command = {
  usage: 'why REMOTE --tenant TENANT [--sticky ID] [--at 2026-06-01T10:00:00Z]',
  summary: 'Show which release a visitor gets and why, now or at a past time',
  flags: ['tenant', 'sticky', 'at'],
  async run(input) {
    const remote = nameFrom(input, 'remote')
    const { tenant = 'oncall', sticky, at } = input.flags
    const query = new URLSearchParams({ tenant, ...(sticky ? { sticky } : {}), ...(at ? { at } : {}) })
    const path = `/remotes/${remote}/why?${query.toString()}`
    const answer = await input.registry.call('GET', path, undefined, WhyAnswer)
    return { json: answer, lines: answer.why.map((step, index) => `${index + 1}. ${step}`) }
  },
}
