import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PriceListRequest, type PriceList } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { ResourceForm, SaveButtons } from '../ui/resource-form.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { usePreviewPricesMutation, useReadPriceListQuery } from './plans.api.ts'
import { plansMessages } from './plans.messages.ts'
import { PriceChangeDialog, type Reviewed } from './price-change-dialog.tsx'
import { CourseFields, PlanFields } from './price-fields.tsx'
import { draftOf, requestOf } from './price-form.rule.ts'
import layout from '../ui/layout.module.css'

/** /admin/plans: what the tenant sells for how much. */
export function PlansRoute() {
  const t = useStore(plansMessages)
  const { data, isError, refetch } = useReadPriceListQuery()
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      {data && <Prices list={data} />}
      {!data && isError && <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>}
      {!data && !isError && <Skeleton text={t.loading} lines={8} />}
    </div>
  )
}

function Prices({ list }: { readonly list: PriceList }) {
  const t = useStore(plansMessages)
  const { notify } = usePlatform()
  const [preview] = usePreviewPricesMutation()
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const form = useResourceForm<PriceList, ReturnType<typeof draftOf>, PriceListRequest, PriceList>({
    row: list,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: PriceListRequest,
    save: async (request) => {
      const { data, error } = await preview(request)
      if (!data) return { error }
      setReviewed({ request, effects: data.items })
      return null
    },
    onSaved: () => undefined,
  })
  const onChanged = (changed: PriceList) => {
    form.startFrom(changed)
    setReviewed(null)
    notify('success', t.saved)
  }
  return (
    <>
      <ResourceForm form={form} className={layout.stack}>
        <PlanFields form={form} list={list} />
        <CourseFields form={form} />
        <SaveButtons form={form} save={t.review} saving={t.reviewing} undo={t.undo} />
      </ResourceForm>
      {reviewed && (
        <PriceChangeDialog reviewed={reviewed} onChanged={onChanged} onClose={() => setReviewed(null)} />
      )}
    </>
  )
}

export { PlansRoute as Component }
