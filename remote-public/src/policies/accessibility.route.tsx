import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { accessibilityMessages } from './policies.messages.ts'
import { PolicyPage } from './policy-page.tsx'

function AccessibilityRoute() {
  const m = useStore(accessibilityMessages)
  return (
    <PolicyPage
      title={m.title}
      lead={m.lead}
      sections={[
        { title: m.aimTitle, lines: [m.aim] },
        { title: m.doneTitle, lines: [m.done1, m.done2, m.done3, m.done4, m.done5] },
        { title: m.checkTitle, lines: [m.check] },
        { title: m.openTitle, lines: [m.open1, m.open2, m.open3] },
        { title: m.reportTitle, lines: [m.report] },
      ]}
    >
      <p>
        <Link to="/contact">{m.contact}</Link>
      </p>
    </PolicyPage>
  )
}

export { AccessibilityRoute as Component }
