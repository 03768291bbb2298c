import { useCallback, useEffect, useRef, useState } from 'react'
import { GATE_ROSTER_DAYS, GATE_WARNING_HOURS, type GatePerson } from '@platform/shared-contracts/http'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { gateAnswer, type GateAnswer } from '@platform/shared-contracts/rules'
import { findPerson } from './find-person.ts'
import { checkCode } from './gate-requests.ts'
import type { GateDevice } from './gate-device.ts'
import { rosterAge, serverTime } from './roster-age.rule.ts'
import { scannedCode } from './scanned-code.rule.ts'
import type { GateOfDevice } from './use-gate.ts'

export const LIMITS = { warningHours: GATE_WARNING_HOURS, days: GATE_ROSTER_DAYS }

/** What a code that was shown or typed means. */
export type Check =
  | {
      readonly kind:
        'checking' | 'noCode' | 'notOnRoster' | 'notOnRosterOffline' | 'unknown' | 'revoked' | 'tooOld'
    }
  | { readonly kind: 'person'; readonly name: string; readonly answer: GateAnswer }

/** A list this new has everyone whom the server knows. */
const NEW_MS = 30_000
const ANSWER_LIMIT_MS = 4_000

/** Long enough to be read; what has to be done about is shown longer. */
const ENTER_MS = 6_000
const OTHER_MS = 15_000

export function useChecks(device: GateDevice, refresh: GateOfDevice['refresh']) {
  const { fetch, report } = usePlatform()
  const [check, setCheck] = useState<Check | null>(null)
  const turn = useRef(0)
  const current = useRef(device)
  useEffect(() => void (current.current = device), [device])

  const submit = useCallback(
    async (text: string) => {
      const own = ++turn.current
      const show = (shown: Check) => void (turn.current === own && setCheck(shown))
      const code = scannedCode(text)
      if (code === null) return show({ kind: 'noCode' })
      const known = await answerOf(current.current, code)
      if (known) return show(known)
      if (!navigator.onLine) return show({ kind: 'notOnRosterOffline' })
      show({ kind: 'checking' })
      const isNew = Date.now() - current.current.receivedAt < NEW_MS
      const newer = isNew ? null : await refresh(ANSWER_LIMIT_MS)
      show((newer && (await answerOf(newer, code))) ?? (await publicAnswer(fetch, code)))
    },
    [fetch, refresh],
  )
  const clear = useCallback(() => {
    turn.current += 1
    setCheck(null)
  }, [])
  useEffect(() => {
    if (check === null || check.kind === 'checking') return undefined
    const timer = setTimeout(clear, isEnter(check) ? ENTER_MS : OTHER_MS)
    return () => clearTimeout(timer)
  }, [check, clear])
  const start = useCallback((text: string) => void submit(text).catch(report), [report, submit])
  return { check, submit: start, clear }
}

export const isEnter = (check: Check) => check.kind === 'person' && check.answer.verdict === 'enter'

async function answerOf({ roster, receivedAt }: GateDevice, code: string): Promise<Check | null> {
  if (!roster) return null
  const received = { madeAt: roster.madeAt, receivedAt }
  if (rosterAge(received, Date.now(), LIMITS) === 'tooOld') return { kind: 'tooOld' }
  const person = await findPerson(roster, code)
  return person ? personCheck(person, serverTime(received, Date.now())) : null
}

const personCheck = ({ name, required }: GatePerson, now: Date): Check => ({
  kind: 'person',
  name,
  answer: gateAnswer(required, now),
})

/** Nothing about people of other companies: that the certificate exists is all that this gate says. */
async function publicAnswer(fetch: Platform['fetch'], code: string): Promise<Check> {
  const { data } = await checkCode(fetch, code)
  if (!data) return { kind: 'notOnRosterOffline' }
  if (data.verdict === 'not_found') return { kind: 'unknown' }
  return { kind: data.verdict === 'revoked' ? 'revoked' : 'notOnRoster' }
}
