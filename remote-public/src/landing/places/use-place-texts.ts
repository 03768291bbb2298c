import { useStore } from '@nanostores/react'
import type { Location } from '@platform/shared-contracts/http'
import type { FaqEntry } from '@platform/shared-ui/faq-list'
import { locationMessages } from './location.messages.ts'

interface PlaceTexts {
  readonly title: string
  readonly private: string
  readonly public: string
  readonly faq: readonly FaqEntry[]
}

/** What the frame says about a place by its plan; all else is in the data. */
export function usePlaceTexts({ name, plan, agency, facts }: Location): PlaceTexts {
  const m = useStore(locationMessages)
  const named = { place: name, agency: agency.name }
  const byPlan = {
    full: { private: m.privateFull(named), public: m.publicFull(named) },
    public: { private: m.privateFederal, public: m.publicPublic(named) },
    federal: { private: m.privateFederal, public: m.publicFederal },
  }[plan]
  const card = facts.filter(({ topic }) => topic === 'card').map(({ text }) => text)
  const isSame = plan === 'full' ? m.faqSameFull(named) : m.faqSameFederal
  return {
    ...byPlan,
    title: card.length > 0 ? m.tabCard(named) : m.tab(named),
    faq: [
      { question: m.faqWho(named), answer: `${byPlan.private} ${byPlan.public}` },
      ...(card.length > 0 ? [{ question: m.faqCard(named), answer: card.join(' ') }] : []),
      { question: m.faqSame(named), answer: isSame },
    ],
  }
}
