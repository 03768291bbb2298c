import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from './dashboard.messages.ts'
import classes from './dashboard.module.css'

export function MoreLinks() {
  const t = useStore(dashboardMessages)
  return (
    <nav aria-label={t.more}>
      <ul className={classes.links}>
        <li>
          <Link to="/progress">{t.progressLink}</Link>
        </li>
        <li>
          <Link to="/free-resources">{t.resourcesLink}</Link>
        </li>
        <li>
          <Link to="/subscriptions">{t.coursesLink}</Link>
        </li>
        <li>
          <Link to="/my-plan">{t.planLink}</Link>
        </li>
        <li>
          <Link to="/packages">{t.packagesLink}</Link>
        </li>
      </ul>
    </nav>
  )
}
