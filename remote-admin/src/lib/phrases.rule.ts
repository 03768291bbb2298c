interface Phrase {
  readonly pattern: RegExp
  readonly advice: string
}

/** Words that promise what a course cannot: readers, and OSHA, take them at their word. */
const PHRASES: readonly Phrase[] = [
  {
    pattern: /\bOSHA[\s-]+(approved|certified|accredited|endorsed)\b/i,
    advice: 'OSHA approves, certifies and endorses no course.',
  },
  {
    pattern: /\b(guarantees?|guaranteed|ensures?)\s+(full\s+)?compliance\b/i,
    advice: 'Training supports compliance; it cannot guarantee it.',
  },
  {
    pattern: /\bOSHA\s+(certificate|certification|licen[cs]e)\b/i,
    advice: 'It is a certificate of completion, not one of OSHA’s.',
  },
  {
    pattern: /\bfully\s+compliant\b/i,
    advice: 'Say which rule it helps with.',
  },
  {
    pattern: /\b(100\s?%|completely)\s+safe\b/i,
    advice: 'Nothing is; say what the risk becomes.',
  },
]

export interface PhraseFault {
  readonly phrase: string
  readonly advice: string
}

export function phraseFaults(text: string): readonly PhraseFault[] {
  return PHRASES.flatMap(({ pattern, advice }) => {
    const phrase = pattern.exec(text)?.[0]
    return phrase ? [{ phrase, advice }] : []
  })
}
