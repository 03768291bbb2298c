import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { Card } from '@platform/shared-ui/card'
import {
  BookIcon,
  CertificateIcon,
  DownloadIcon,
  ProgressIcon,
  ShieldIcon,
  UsersIcon,
} from '@platform/shared-ui/icon'
import { featureLink, FEATURES, type Feature } from './home-links.rule.ts'
import { homeSectionsMessages } from './home-sections.messages.ts'
import { SectionHead } from './section-head.tsx'
import styles from './sections.module.css'

const ICONS: Readonly<Record<Feature, typeof BookIcon>> = {
  training: BookIcon,
  tracking: ProgressIcon,
  compliance: ShieldIcon,
  certification: CertificateIcon,
  consulting: UsersIcon,
  resources: DownloadIcon,
}

export function FeatureCards() {
  const { tenant, session } = usePlatform()
  const m = useStore(homeSectionsMessages)
  return (
    <section className={`content ${styles.section}`}>
      <SectionHead title={m.featuresTitle} lead={m.featuresLead({ tenant: tenantName(tenant) })} />
      <div className={styles.features}>
        {FEATURES.map((feature) => {
          const Icon = ICONS[feature]
          return (
            <Card
              key={feature}
              icon={<Icon />}
              title={m[`${feature}Title`]}
              to={featureLink(feature, session)}
            >
              {m[`${feature}Text`]}
            </Card>
          )
        })}
      </div>
    </section>
  )
}
