import { lazy, Suspense } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { untilLoaded } from '../lib/until-loaded.ts'
import styles from './sections.module.css'
import { Statistics } from './statistics.tsx'
import { VisitorHero } from './visitor-hero.tsx'

const HomeSections = lazy(async () => {
  const sections = await untilLoaded(() => import(/* webpackChunkName: "home-later" */ './home-sections.tsx'))
  return { default: sections.HomeSections }
})

const MemberHero = lazy(async () => {
  const member = await untilLoaded(
    () => import(/* webpackChunkName: "home-member" */ './member/member-hero.tsx'),
  )
  return { default: member.MemberHero }
})

/** The home page. Users who are signed in, or whose session is still loading, see their own first screen. */
function HomeRoute() {
  const { session } = usePlatform()
  return (
    <>
      {session.status === 'anonymous' ? <VisitorHero /> : <MemberHero user={session.user} />}
      <Statistics />
      <Suspense fallback={<div className={styles.later} />}>
        <HomeSections />
      </Suspense>
    </>
  )
}

export { HomeRoute as Component }
