import { useStore } from '@nanostores/react'
import { LinkButton } from '@platform/shared-ui/button'
import type { GuardSession } from '@platform/shared-contracts/rules'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import styles from '../hero.module.css'
import { memberOffers } from './member-offers.rule.ts'
import { memberMessages } from './member.messages.ts'
import { ProgressSummary } from './progress-summary.tsx'

interface MemberHeroProps {
  /** `null` while the session is being verified: the frame stands, the name follows. */
  readonly user: GuardSession['user']
}

export function MemberHero({ user }: MemberHeroProps) {
  const m = useStore(memberMessages)
  const name = user?.firstName.trim()
  return (
    <section className={styles.hero}>
      <div className={`content ${styles.columns} ${styles.member}`}>
        <div>
          <h1 className={styles.headline}>{name ? m.welcome({ name }) : m.welcomeNameless}</h1>
          <p className={styles.email}>{user?.email}</p>
          <MemberActions user={user} />
        </div>
        <MemberPanel user={user} />
      </div>
    </section>
  )
}

function MemberActions({ user }: MemberHeroProps) {
  const m = useStore(memberMessages)
  const { continueTo = '/progress', isStaff = false } = user ? memberOffers(user) : {}
  return (
    <div className={styles.actions}>
      <LinkButton to={continueTo} variant="primary" size="lg">
        {m.continueTraining}
      </LinkButton>
      <LinkButton to="/progress" size="lg">
        {m.viewProgress}
      </LinkButton>
      {isStaff && (
        <>
          <LinkButton to={continueTo} size="lg">
            {m.resumeTraining}
          </LinkButton>
          <LinkButton to="/manager-dashboard" size="lg">
            {m.managerDashboard}
          </LinkButton>
        </>
      )}
    </div>
  )
}

function MemberPanel({ user }: MemberHeroProps) {
  const m = useStore(memberMessages)
  const offers = user && memberOffers(user)
  if (offers?.isUpgradeOffered)
    return (
      <aside className={styles.panel} aria-labelledby="upgrade">
        <h2 id="upgrade">{m.upgradeTitle}</h2>
        <p>{m.upgradeText}</p>
        <p className={styles.muted}>{m.upgradeMore}</p>
        <div>
          <SubscribeButton variant="secondary">{offers.isSubscribeHidden && m.seePlans}</SubscribeButton>
        </div>
      </aside>
    )
  return <ProgressSummary email={user && offers?.hasProgress ? user.email : null} />
}
