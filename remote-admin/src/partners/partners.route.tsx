import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { PartnerEditor } from './partner-editor.tsx'
import { PartnerList } from './partner-list.tsx'
import { useFindCandidatesQuery, useListPartnersQuery } from './partners.api.ts'
import { partnerMessages } from './partners.messages.ts'
import { PayoutReport } from './payouts/payout-report.tsx'
import layout from '../ui/layout.module.css'

/** /professional-partners: the list; `?partner=ID` edits one, `?new=EMAIL` makes that person one, `?payouts=MONTH` is the report. */
export function PartnersRoute() {
  const { value } = useAddress()
  const [partner, email, month] = [value('partner'), value('new'), value('payouts')]
  return (
    <div className={`content ${layout.page}`}>
      {partner !== '' && <ChosenPartner id={Number(partner)} />}
      {partner === '' && email !== '' && <NewPartner email={email} />}
      {partner === '' && email === '' && (month === '' ? <PartnerList /> : <PayoutReport wanted={month} />)}
    </div>
  )
}

function ChosenPartner({ id }: { readonly id: number }) {
  const t = useStore(partnerMessages)
  const { data, isError, refetch } = useListPartnersQuery()
  const partner = data?.items.find((item) => item.id === id)
  if (partner) return <PartnerEditor key={id} person={partner} isNew={false} />
  return isError || data ? <FailedState onRetry={refetch}>{t.gone}</FailedState> : <Skeleton lines={8} />
}

function NewPartner({ email }: { readonly email: string }) {
  const t = useStore(partnerMessages)
  const { data, isError, refetch } = useFindCandidatesQuery(email)
  const person = data?.find((item) => item.email === email)
  if (person) return <PartnerEditor key={email} person={person} isNew />
  return isError || data ? <FailedState onRetry={refetch}>{t.gone}</FailedState> : <Skeleton lines={8} />
}

export { PartnersRoute as Component }
