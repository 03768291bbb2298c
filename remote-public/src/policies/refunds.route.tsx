import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { InlineText } from '@platform/shared-ui/inline-text'
import { refundsMessages } from './policies.messages.ts'
import { PolicyPage } from './policy-page.tsx'

function RefundsRoute() {
  const m = useStore(refundsMessages)
  return (
    <PolicyPage
      title={m.title}
      lead={<InlineText text={m.lead({ terms: `[${m.terms}](/terms)` })} />}
      sections={[
        { title: m.unpaidTitle, lines: [m.unpaid] },
        { title: m.courseTitle, lines: [m.course1, m.course2] },
        { title: m.planTitle, lines: [m.plan1, m.plan2] },
        { title: m.hourTitle, lines: [m.hour1, m.hour2] },
        { title: m.howTitle, lines: [m.how] },
      ]}
    >
      <p>
        <Link to="/contact">{m.contact}</Link>
      </p>
    </PolicyPage>
  )
}

export { RefundsRoute as Component }
