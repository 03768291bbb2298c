import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { SubscriptionFigures } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { FailedState } from '@platform/shared-ui/failed-state'
import { SelectField } from '@platform/shared-ui/select-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { format } from '@platform/shared-contracts/remote'
import { useAddress } from '../lib/use-address.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { useGetFiguresQuery } from './subscriptions.api.ts'
import { useDollars } from './use-dollars.ts'
import { resourceMessages } from '../ui/resource.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './subscriptions.module.css'

const RANGES = [6, 12, 24] as const

export function RevenueFigures() {
  const t = useStore(subscriptionsMessages)
  const { value, choose } = useAddress()
  const months = RANGES.find((range) => String(range) === value('months')) ?? 12
  const { data, isError, refetch } = useGetFiguresQuery(months)
  if (isError) return <FailedState onRetry={refetch}>{t.figuresFailed}</FailedState>
  if (!data) return <Skeleton lines={8} />
  const labels = { 6: t.months6, 12: t.months12, 24: t.months24 }
  const range = (
    <SelectField
      label={t.range}
      isLabelHidden
      value={String(months)}
      options={RANGES.map((count) => ({ value: String(count), label: labels[count] }))}
      onChange={({ target }) => choose({ months: target.value })}
    />
  )
  return (
    <>
      <Tiles figures={data} />
      <Card level={2} title={t.chart} aside={range}>
        <div className={layout.fields}>
          <RevenueChart months={data.months} />
          <p className={classes.muted}>{t.chartNote}</p>
          <LedgerExport months={months} />
        </div>
      </Card>
    </>
  )
}

function Tiles({ figures }: { readonly figures: SubscriptionFigures }) {
  const t = useStore(subscriptionsMessages)
  const { number } = useStore(format)
  const dollars = useDollars('unless-whole')
  const { active, revenueCents, receivableCents, priceCents, started, ended, churn, trials } = figures
  return (
    <StatGroup>
      <Stat label={t.active} value={number(active)} hint={t.activeHint} />
      <Stat
        label={t.runRate}
        value={dollars(revenueCents)}
        hint={t.runRateHint({ price: dollars(priceCents) })}
      />
      <Stat label={t.yearly} value={dollars(revenueCents * 12)} hint={t.yearlyHint} />
      {receivableCents !== undefined && (
        <Stat label={t.owed} value={dollars(receivableCents)} hint={t.owedHint} />
      )}
      {trials !== undefined && <Stat label={t.trials} value={number(trials)} hint={t.trialsHint} />}
      <Stat label={t.started} value={number(started)} hint={t.startedHint} />
      <Stat label={t.ended} value={number(ended)} hint={t.endedHint} />
      <Stat
        label={t.churn}
        value={number(churn, { style: 'percent', maximumFractionDigits: 1 })}
        hint={t.churnHint}
      />
    </StatGroup>
  )
}

function LedgerExport({ months }: { readonly months: number }) {
  const t = useStore(subscriptionsMessages)
  const ui = useStore(resourceMessages)
  const { isBusy, download } = useDownload(ui.exportFailed)
  return (
    <div className={layout.filters}>
      <BusyButton
        icon={<DownloadIcon />}
        isBusy={isBusy}
        busyText={ui.exporting}
        onClick={() => void download(`/admin/ledger.csv?months=${months}`, 'ledger.csv')}
      >
        {t.ledger}
      </BusyButton>
      <span className={classes.muted}>{t.ledgerHint}</span>
    </div>
  )
}
