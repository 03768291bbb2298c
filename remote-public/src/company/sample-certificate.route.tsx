import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ProductPicture } from '../ui/product-picture.tsx'
import styles from './company.module.css'
import { ProductSection } from './product-section.tsx'
import { sampleCertificateMessages } from './sample-certificate.messages.ts'

function SampleCertificateRoute() {
  const m = useStore(sampleCertificateMessages)
  return (
    <div className={`content ${styles.page}`}>
      <div className={styles.first}>
        <PageHeader
          title={m.title}
          lead={m.lead}
          actions={
            <>
              <LinkButton variant="primary" to="/courses">
                {m.courses}
              </LinkButton>
              <LinkButton to="/verify">{m.verify}</LinkButton>
            </>
          }
        />
        <ProductPicture name="certificate" isFirst />
      </div>
      <ProductSection title={m.partsTitle} lines={[m.part1, m.part2, m.part3, m.part4, m.part5]} />
      <section className={styles.limits} aria-labelledby="not">
        <h2 id="not">{m.isNotTitle}</h2>
        <p>{m.isNot}</p>
      </section>
    </div>
  )
}

export { SampleCertificateRoute as Component }
