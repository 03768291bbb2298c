import { useStore } from '@nanostores/react'
import { PROFESSIONAL_SORTS, type ProfessionalPage } from '@platform/shared-contracts/http'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { useAddress } from '../lib/use-address.ts'
import { ExportButton } from '../ui/lists/export-button.tsx'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceScreen } from '../ui/lists/resource-screen.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useProfessionalColumns } from './professional-columns.tsx'
import { nameOf, ProfessionalDialog } from './professional-dialog.tsx'
import { useListProfessionalsQuery, useRemoveProfessionalMutation } from './professionals.api.ts'
import { professionalsMessages } from './professionals.messages.ts'

/** /csp-ehs-professionals: the directory. `?view=search` shows the same to users who only look up a professional. */
export function ProfessionalsRoute() {
  const t = useStore(professionalsMessages)
  const isSearch = useAddress().value('view') === 'search'
  const view = useListView(FILTERS, PROFESSIONAL_SORTS)
  const answer = useListProfessionalsQuery(view.query)
  return (
    <ResourceScreen
      title={isSearch ? t.findTitle : t.title}
      lead={isSearch ? t.findLead : t.lead}
      add={isSearch ? undefined : t.add}
      actions={
        !isSearch && (
          <ExportButton path="/professionals.csv" query={view.filters} fileName="professionals.csv" />
        )
      }
      filters={<Filters view={view} known={answer.data} />}
      Editor={ProfessionalDialog}
      columns={useProfessionalColumns()}
      answer={answer}
      view={view}
      rowName={nameOf}
      removal={(one) => ({
        useRemove: useRemoveProfessionalMutation,
        arg: one.id,
        title: t.removeTitle({ name: nameOf(one) }),
        text: t.removeText,
        done: t.removed({ name: nameOf(one) }),
      })}
      empty={{ text: t.empty, filtered: t.emptySearch }}
    />
  )
}

const FILTERS = ['q', 'state', 'certification', 'service'] as const

type View = ReturnType<typeof useListView<(typeof FILTERS)[number]>>

interface FiltersProps {
  readonly view: View
  readonly known: Pick<ProfessionalPage, 'certifications' | 'services'> | undefined
}

function Filters({ view, known }: FiltersProps) {
  const t = useStore(professionalsMessages)
  // What the address asks for stays choosable before the first answer.
  const toOptions = (all: readonly string[] = [], chosen: string) =>
    [...new Set([...all, chosen])].filter(Boolean).map((name) => ({ value: name, label: name }))
  const { certification, service } = view.filters
  return (
    <ListFilters
      view={view}
      search={t.search}
      selects={[
        {
          name: 'state',
          label: t.state,
          any: t.anyState,
          options: US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) })),
        },
        {
          name: 'certification',
          label: t.certification,
          any: t.anyCertification,
          options: toOptions(known?.certifications, certification),
        },
        {
          name: 'service',
          label: t.service,
          any: t.anyService,
          options: toOptions(known?.services, service),
        },
      ]}
    />
  )
}

export { ProfessionalsRoute as Component }
