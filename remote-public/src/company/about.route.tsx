import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { TenantConfig } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { Card } from '@platform/shared-ui/card'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import { PageHeader } from '@platform/shared-ui/page-header'
import { StructuredData } from '@platform/shared-ui/structured-data'
import { useAnswer } from '../lib/use-answer.ts'
import { aboutMessages } from './about.messages.ts'
import styles from './company.module.css'
import { ProductSection } from './product-section.tsx'

/** Who stands behind the training: its sources, its professionals by name, and what it does not claim. */
function AboutRoute() {
  const m = useStore(aboutMessages)
  const { tenant } = usePlatform()
  const name = tenantName(tenant)
  return (
    <div className={`content ${styles.page}`}>
      <StructuredData data={{ '@type': 'Organization', name, url: '/', ...contactOf(tenant.support) }} />
      <div className={styles.first}>
        <PageHeader title={m.title({ tenant: name })} lead={m.lead} />
        <CourseDrawing code="IC0112" isFirst />
      </div>
      <ProductSection title={m.contentTitle} lines={[m.content1, m.content2, m.content3]} />
      <Professionals />
      <ProductSection title={m.honestTitle} lines={[m.honest1, m.honest2, m.honest3]} />
      <ul className={styles.links}>
        <li>
          <Link to="/contact">{m.contact}</Link>
        </li>
        <li>
          <Link to="/for-companies">{m.companies}</Link>
        </li>
        <li>
          <Link to="/accessibility">{m.accessibility}</Link>
        </li>
      </ul>
    </div>
  )
}

function contactOf(support: TenantConfig['support']) {
  return { email: support?.email ?? undefined, telephone: support?.phone ?? undefined }
}

/** Without an answer, or without partners, the page stands without them. */
function Professionals() {
  const m = useStore(aboutMessages)
  const { data } = useAnswer('/partners', 'PartnerList')
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="professionals">
      <h2 id="professionals">{m.peopleTitle}</h2>
      <p>{m.peopleLead}</p>
      <div className={styles.cards}>
        {data.items.map(({ id, publicUrl, firstName, lastName, title, certifications }) => (
          <Card
            key={id}
            title={`${firstName} ${lastName}`}
            eyebrow={certifications.join(', ')}
            to={`/consultant/${publicUrl}`}
          >
            {title}
          </Card>
        ))}
      </div>
      <p className={styles.more}>
        <Link to="/partners">{m.allPeople}</Link>
      </p>
    </section>
  )
}

export { AboutRoute as Component }
