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
    text: 'Before anyone climbs, ask two questions: Does the ladder reach three feet above the landing? Is it secured? It takes ten seconds. Share this with your crew lead.',
    link: 'https://www.osha.gov/fall-protection',
    networks: ['linkedin', 'x', 'facebook'],
    inDays: 1,
  },
  {
    text: 'A tag on a switch is not lockout. Use your own lock, keep the key in your pocket, and press the start button to verify before you reach in.\n\nHow do you verify in your shop? Tell us below.',
    link: null,
    networks: ['linkedin', 'facebook'],
    inDays: 4,
  },
  {
    text: 'Idea: post a photo of one chemical label from the paint storage each day for a week and explain its pictograms. Ask Maria for the photos.',
    link: null,
    networks: ['instagram', 'facebook'],
    inDays: null,
  },
  {
    text: 'Water, rest, shade. New workers need more of all three in their first week. Many workers who get sick from heat have just started the job.',
    link: 'https://www.osha.gov/heat-exposure',
    networks: ['linkedin', 'x', 'instagram'],
    inDays: -2,
  },
  {
    text: 'Even at walking speed, a forklift needs several feet to stop. Mark the crossing, leave it clear, and make eye contact with the driver.',
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
