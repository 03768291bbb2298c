import type { SocialNetwork } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { socialPosts } from '../lib/data/schema/content/social.ts'

const TENANTS = [
  [1, 'oncall.test'],
  [2, 'trinova.test'],
] as const
const DAY_MS = 24 * 60 * 60 * 1000

interface DemoPost {
  readonly text: string
  readonly link: string | null
  readonly networks: SocialNetwork[]
  /** Days from today: negative is posted, `null` a draft. */
  readonly inDays: number | null
}

const DEMO: readonly DemoPost[] = [
  {
    text: 'Before anyone climbs: is the ladder long enough to reach three feet above the landing, and is it tied? Two questions, ten seconds. Send this to your crew lead.',
    link: 'https://www.osha.gov/fall-protection',
    networks: ['linkedin', 'x', 'facebook'],
    inDays: 1,
  },
  {
    text: 'Lockout is not a tag on a switch. It is your lock, your key in your pocket, and a try of the start button before you reach in.\n\nWhat does the last step look like in your shop? Tell us below.',
    link: null,
    networks: ['linkedin', 'facebook'],
    inDays: 4,
  },
  {
    text: 'Idea: a photo of each label in the paint store, one a day for a week, and what the red diamonds on it mean. Ask Maria for the pictures.',
    link: null,
    networks: ['instagram', 'facebook'],
    inDays: null,
  },
  {
    text: 'Water, rest, shade. New people on the crew need more of all three in their first week: most of those who fall ill from heat have just started.',
    link: 'https://www.osha.gov/heat-exposure',
    networks: ['linkedin', 'x', 'instagram'],
    inDays: -2,
  },
  {
    text: 'A forklift at walking speed still needs several feet to stop. Paint the crossing, keep it clear, look the driver in the eye.',
    link: null,
    networks: ['linkedin'],
    inDays: -9,
  },
]

/** A week of posts: scheduled, drafts and published; only added where there are none. */
export async function seedDemoSocial({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const [tenantId, domain] of TENANTS)
    await database.withTenant(tenantId, async (tx) => {
      if ((await tx.$count(socialPosts, eq(socialPosts.tenantId, tenantId))) > 0) return
      const who = { tenantId, createdBy: `admin@${domain}` }
      await tx.insert(socialPosts).values(DEMO.map((demo) => ({ ...who, ...rowOf(demo, now()) })))
    })
}

function rowOf({ inDays, ...post }: DemoPost, now: Date) {
  if (inDays === null) return { ...post, state: 'draft' as const, updatedAt: now }
  const time = new Date(now.getTime() + inDays * DAY_MS)
  if (inDays > 0) return { ...post, state: 'planned' as const, plannedFor: time, updatedAt: now }
  return { ...post, state: 'posted' as const, plannedFor: time, postedAt: time, updatedAt: time }
}
