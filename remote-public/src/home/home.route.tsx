import { usePlatform } from '@platform/shared-contracts/remote'
import { CallToAction } from './call-to-action.tsx'
import { CatalogueStrip } from './catalogue-strip.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MemberHero } from './member-hero.tsx'
import { StandardsProof } from './standards-proof.tsx'
import { Statistics } from './statistics.tsx'
import { VisitorHero } from './visitor-hero.tsx'

/** The front page; whoever is signed in, or about to be, sees their own first screen. */
function HomeRoute() {
  const { session } = usePlatform()
  const isVisitor = session.status === 'anonymous'
  return (
    <>
      {isVisitor ? <VisitorHero /> : <MemberHero user={session.user} />}
      <Statistics />
      <FeatureCards />
      <CatalogueStrip />
      <HowItWorks />
      <StandardsProof />
      {isVisitor && <CallToAction />}
    </>
  )
}

export { HomeRoute as Component }
