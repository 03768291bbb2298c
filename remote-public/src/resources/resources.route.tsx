import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { tenantName } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { useAnswer } from '../lib/use-answer.ts'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { withChoice } from '../lib/address-choice.rule.ts'
import { resourcePath } from './resource-filter.rule.ts'
import { ResourceFilters } from './resource-filters.tsx'
import { ResourceResults } from './resource-results.tsx'
import { resourcesMessages } from './resources.messages.ts'
import styles from './resources.module.css'

/** Everything that can be printed free of charge. Users redirected here for lack of a subscription can subscribe. */
function ResourcesRoute() {
  const { tenant } = usePlatform()
  const m = useStore(resourcesMessages)
  const [address, setAddress] = useAddressParams()
  const { answer, data, reload } = useAnswer(resourcePath(address), 'ResourcePage')
  const choose = (name: string, value: string) =>
    setAddress((current) => withChoice(current, name, value), {
      replace: name !== 'page',
      preventScrollReset: true,
    })
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader
        title={m.title}
        lead={m.lead({ tenant: tenantName(tenant) })}
        actions={<SubscribeButton />}
      />
      <ResourceFilters address={address} onChoose={choose} />
      <ResourceResults
        status={answer.status}
        page={data}
        onPage={(page) => choose('page', String(page))}
        onClear={() => setAddress(() => new URLSearchParams(), { replace: true })}
        onRetry={reload}
      />
      <section className={styles.more}>
        <h2>{m.moreTitle}</h2>
        <p>{m.moreText}</p>
        <SubscribeButton variant="secondary" />
      </section>
      <p className={styles.disclaimer}>{m.disclaimer}</p>
    </div>
  )
}

export { ResourcesRoute as Component }
