import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle, CORE_MODULES, type GateAnswer, type GateNeed } from '@platform/shared-contracts/rules'
import { Button } from '@platform/shared-ui/button'
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon } from '@platform/shared-ui/icon'
import { formatDate } from '../lib/dates.ts'
import { gateMessages } from './gate.messages.ts'
import styles from './gate.module.css'
import type { Check } from './use-checks.ts'

const LOOKS = {
  enter: { tone: 'enter', Icon: CheckIcon },
  check: { tone: 'check', Icon: AlertIcon },
  missing: { tone: 'missing', Icon: CloseIcon },
  checking: { tone: 'unknown', Icon: ClockIcon },
  noCode: { tone: 'unknown', Icon: AlertIcon },
  unknown: { tone: 'unknown', Icon: AlertIcon },
  notOnRoster: { tone: 'unknown', Icon: AlertIcon },
  notOnRosterOffline: { tone: 'unknown', Icon: AlertIcon },
  revoked: { tone: 'missing', Icon: CloseIcon },
  tooOld: { tone: 'missing', Icon: ClockIcon },
} as const

interface GateResultProps {
  readonly check: Check
  readonly onNext: () => void
}

/** Over the camera, large enough to be read at arm's length: by color, by icon and in words. */
export function GateResult({ check, onNext }: GateResultProps) {
  const t = useStore(gateMessages)
  const { tone, Icon } = LOOKS[check.kind === 'person' ? check.answer.verdict : check.kind]
  const { title, text } = useTexts(check)
  return (
    <section className={styles.result} data-tone={tone}>
      <Icon size={4} />
      <h2>{title}</h2>
      {text !== '' && <p>{text}</p>}
      {check.kind === 'person' && <Modules answer={check.answer} />}
      {check.kind !== 'checking' && <Button onClick={onNext}>{t.next}</Button>}
    </section>
  )
}

function useTexts(check: Check): { readonly title: string; readonly text: string } {
  const t = useStore(gateMessages)
  if (check.kind === 'checking') return { title: t.checking, text: '' }
  if (check.kind === 'notOnRosterOffline') return { title: t.notOnRoster, text: t.notOnRosterOffline }
  if (check.kind !== 'person') return { title: t[check.kind], text: t[`${check.kind}Text`] }
  const { name, answer } = check
  const { verdict, current } = answer
  const isFree = verdict === 'enter' && current.length === 0
  return { title: t[verdict]({ name }), text: isFree ? t.enterNothing : t[`${verdict}Text`] }
}

/** Names which sounds worse first: what is missing. */
function Modules({ answer: { needs, current } }: { readonly answer: GateAnswer }) {
  const t = useStore(gateMessages)
  const language = useStore(locale)
  const reasonOf = useReasons()
  return (
    <>
      {needs.length > 0 && (
        <ul className={styles.needs} aria-label={t.needs}>
          {needs.map((need) => (
            <li key={need.module}>
              <strong>{titleOf(need.module, language)}</strong> ({reasonOf(need)})
            </li>
          ))}
        </ul>
      )}
      {current.length > 0 && (
        <ul className={styles.current} aria-label={t.current}>
          {current.map(({ module, until, isExempt }) => (
            <li key={module}>
              {titleOf(module, language)} (
              {(isExempt ? t.exemptUntil : t.until)({ day: formatDate(until, language) })})
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useReasons() {
  const t = useStore(gateMessages)
  const language = useStore(locale)
  return ({ reason, day }: GateNeed): string => {
    if (reason === 'outdated' || reason === 'not_trained') return t[reason]
    return t[reason]({ day: day === null ? '' : formatDate(day, language) })
  }
}

function titleOf(code: string, language: Parameters<typeof courseTitle>[1]): string {
  const known = CORE_MODULES.find((module) => module.code === code)
  return known ? courseTitle(known, language) : code
}
