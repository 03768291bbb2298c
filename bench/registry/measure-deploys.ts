import { teamAt } from './team-at.ts'
import { timeDeploy } from './time-deploy.ts'

/** Milliseconds from the upload of a release until a visitor without cookies or cache is given it, one value a deploy. */
export async function measureDeploys(url: string, rounds: number): Promise<readonly number[]> {
  const team = await teamAt(url)
  const times: number[] = []
  // The first deploy of a server is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const { toVisitorMs } = await timeDeploy(team, round)
    if (round > 0) times.push(toVisitorMs)
  }
  return times
}
