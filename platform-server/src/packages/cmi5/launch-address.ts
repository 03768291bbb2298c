import type { Config } from '../../app/config/config.ts'
import { contentAddress } from '../playing/content-address.rule.ts'
import type { Launch } from '../playing/launches.ts'
import { activityIdOf, actorOf } from './session-context.ts'

/** The address of a unit with what cmi5 adds to it. `base` is where everything of this launch is, with a slash. */
export function launchAddress(launch: Launch, base: string, settings: Pick<Config, 'trainingHost'>): string {
  const url = new URL(contentAddress(launch.unit), base)
  const parameters = {
    endpoint: `${base}xapi/`,
    fetch: `${base}fetch`,
    actor: JSON.stringify(actorOf(launch, settings)),
    registration: launch.registration.id,
    activityId: activityIdOf(launch, settings),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
