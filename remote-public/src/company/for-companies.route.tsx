import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ProductPicture } from '../ui/product-picture.tsx'
import { VisitorForm } from '../ui/visitor-form.tsx'
import styles from './company.module.css'
import { forCompaniesMessages } from './for-companies.messages.ts'
import { ProductSection } from './product-section.tsx'

const PATH = '/for-companies'

/** What a company gets: matrix, assignments, lessons and records, how it buys, and a person to talk to. */
function ForCompaniesRoute() {
  const m = useStore(forCompaniesMessages)
  return (
    <div className={`content ${styles.page}`}>
      <div className={styles.first}>
        <PageHeader
          eyebrow={m.eyebrow}
          title={m.title}
          lead={m.lead}
          actions={
            <>
              <LinkButton variant="primary" size="lg" href="#demo">
                {m.demo}
              </LinkButton>
              <LinkButton size="lg" to="/pricing">
                {m.pricing}
              </LinkButton>
            </>
          }
        />
        <figure className={styles.figure}>
          <ProductPicture name="matrix" isFirst />
          <figcaption>{m.pictureNote}</figcaption>
        </figure>
      </div>
      <div className={styles.pair}>
        <ProductSection title={m.matrixTitle} lines={[m.matrix1, m.matrix2, m.matrix3]} />
        <ProductSection title={m.assignTitle} lines={[m.assign1, m.assign2, m.assign3]} />
      </div>
      <ProductSection title={m.lessonTitle} lines={[m.lesson1, m.lesson2, m.lesson3]} picture="lesson" />
      <ProductSection
        title={m.recordTitle}
        lines={[m.record1, m.record2, m.record3]}
        picture="certificate"
        more={<Link to="/sample-certificate">{m.sample}</Link>}
      />
      <Buying />
      <section className={styles.limits} aria-labelledby="limits">
        <h2 id="limits">{m.limits}</h2>
        <p>{m.limitsText}</p>
      </section>
      <DemoForm />
    </div>
  )
}

function Buying() {
  const m = useStore(forCompaniesMessages)
  return (
    <section aria-labelledby="buying">
      <h2 id="buying">{m.buyTitle}</h2>
      <div className={styles.cards}>
        <Card title={m.buySeats}>{m.buySeatsText}</Card>
        <Card title={m.buyInvoice}>{m.buyInvoiceText}</Card>
        <Card title={m.buyPrice}>{m.buyPriceText}</Card>
      </div>
    </section>
  )
}

function DemoForm() {
  const m = useStore(forCompaniesMessages)
  const { tenant } = usePlatform()
  return (
    <section id="demo" className={styles.form} aria-labelledby="demo-title">
      <h2 id="demo-title">{m.formTitle}</h2>
      <p>{m.formLead({ tenant: tenantName(tenant) })}</p>
      <VisitorForm topic="demo" path={PATH} />
    </section>
  )
}

export { ForCompaniesRoute as Component }
