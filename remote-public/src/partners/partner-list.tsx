import { useStore } from '@nanostores/react'
import { US_STATES } from '@platform/shared-contracts/rules'
import { UserIcon } from '@platform/shared-ui/icon'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { pathOfChoices, withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { Listing } from '../ui/listing.tsx'
import { PartnerCard } from './partner-card.tsx'
import { facetsOf } from './partner-facts.rule.ts'
import { PartnerFilters } from './partner-filters.tsx'
import { partnersMessages } from './partners.messages.ts'
import styles from './partners.module.css'

const LIMITS = { q: 100, state: 2, certification: 40, service: 80 }

/** The tenant's partners; what they are narrowed by is in the address. */
export function PartnerListing() {
  const m = useStore(partnersMessages)
  const [address, setAddress] = useAddressParams()
  const all = useAnswer('/partners', 'PartnerList')
  const { answer, data, reload } = useAnswer(
    pathOfChoices(address, { path: '/partners', limits: LIMITS }),
    'PartnerList',
  )
  const stateName = US_STATES.find(({ code }) => code === address.get('state'))?.name
  return (
    <>
      <PartnerFilters
        address={address}
        facets={facetsOf(all.data?.items ?? [])}
        onChoose={(name, value) =>
          setAddress((current) => withChoice(current, name, value), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Listing
        label={m.title}
        className={styles.results}
        status={answer.status}
        rows={data?.items ?? null}
        card={(partner) => <PartnerCard key={partner.id} partner={partner} />}
        count={(count) => m.found({ count })}
        failed={m.failed}
        onRetry={reload}
        placeholders={{ cards: 4, lines: 6 }}
        empty={{
          icon: <UserIcon />,
          text: stateName ? m.emptyState({ state: stateName }) : m.empty,
          clear: m.clear,
          onClear: () => setAddress(() => new URLSearchParams(), { replace: true }),
        }}
      />
    </>
  )
}
