import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES, LANGUAGES } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'

interface GateLanguageProps {
  readonly isOnline: boolean
}

/** The header with its language switch is behind the screen of a gate. */
export function GateLanguage({ isOnline }: GateLanguageProps) {
  const { language, report } = usePlatform()
  const current = useStore(locale)
  const others = LANGUAGE_CODES.filter((code) => code !== current)
  useEffect(() => {
    // The next person may read another language when the tablet has no network.
    if (isOnline) for (const code of LANGUAGE_CODES) language?.prepare(code).catch(report)
  }, [isOnline, language, report])
  if (!language) return null
  // By position, so that the pressed button stays with its focus.
  return others.map((code, position) => (
    <Button key={position} variant="ghost" size="sm" lang={code} onClick={() => void language.choose(code)}>
      {LANGUAGES[code].name}
    </Button>
  ))
}
