import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { User } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { dashboardMessages } from './dashboard.messages.ts'
import { staffMessages } from './staff.messages.ts'
import { staffPages } from './staff-pages.rule.ts'
import classes from './dashboard.module.css'

export function StaffCard({ user }: { readonly user: User }) {
  const t = useStore(dashboardMessages)
  const labels = useStore(staffMessages)
  const pages = staffPages(user.role)
  if (pages.length === 0) return null
  return (
    <Card level={2} title={t.staffTitle}>
      <p>{t.staffText}</p>
      <ul className={classes.links}>
        {pages.map((path) => (
          <li key={path}>
            <Link to={path}>{labels[path]}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
