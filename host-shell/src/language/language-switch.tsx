import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { useShell } from '../app/shell-services.ts'
import styles from './language-switch.module.css'

const LanguageOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "language-offer" */ './language-offer.tsx')).LanguageOffer,
}))

/** The other language, by its own name. */
const OTHER = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
} as const

/** Only what a person chooses counts; a browser that prefers Spanish has it offered, once. */
export function LanguageSwitch() {
  const { choose } = useShell().language
  const { language, name } = OTHER[useStore(locale)]
  const [mayPrefer, setMayPrefer] = useState(false)
  useEffect(() => setMayPrefer(/^es\b/.test(navigator.language)), [])
  return (
    <div className={styles.switch}>
      <Button variant="ghost" size="sm" lang={language} onClick={() => void choose(language)}>
        {name}
      </Button>
      {mayPrefer && language === 'es' && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
    </div>
  )
}
