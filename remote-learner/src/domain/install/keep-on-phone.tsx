import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { installMessages } from './install.messages.ts'
import { useInstall } from './use-install.ts'
import classes from './keep-on-phone.module.css'

/** Puts the site beside the apps of the phone. Nothing where the browser cannot, and where it is there already. */
export function KeepOnPhone() {
  const t = useStore(installMessages)
  const { way, offer } = useInstall()
  if (way === null) return null
  if (way === 'steps')
    return (
      <details className={classes.keep}>
        <summary>{t.keep}</summary>
        <ol>
          <li>{t.stepShare}</li>
          <li>{t.stepAdd}</li>
          <li>{t.stepConfirm}</li>
        </ol>
      </details>
    )
  return (
    <section className={classes.keep} aria-label={t.keep}>
      <p>{t.why}</p>
      <Button onClick={() => void offer?.prompt()}>{t.keep}</Button>
    </section>
  )
}
