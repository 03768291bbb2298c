import { usePlatform } from '@platform/shared-contracts/remote'
import { CallToAction } from './call-to-action.tsx'
import { CatalogStrip } from './catalog-strip.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { StandardsProof } from './standards-proof.tsx'

/** Everything below the first screen: the server draws it, its code follows when the rest of the page reacts. */
export function HomeSections() {
  const { session } = usePlatform()
  return (
    <>
      <FeatureCards />
      <CatalogStrip />
      <HowItWorks />
      <StandardsProof />
      {session.status === 'anonymous' && <CallToAction />}
    </>
  )
}
