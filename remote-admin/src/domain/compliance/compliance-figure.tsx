import { useStore } from '@nanostores/react'
import type { Compliance } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Stat, StatGroup } from '@platform/shared-ui/stat'
import { complianceMessages } from './compliance.messages.ts'

interface ComplianceFigureProps {
  readonly compliance: Compliance
}

/** The share with its definition. It is rounded down: 99.6 % is not everyone. */
export function ComplianceFigure({ compliance: { required, current } }: ComplianceFigureProps) {
  const t = useStore(complianceMessages)
  const { number } = useStore(format)
  const percent = required === 0 ? null : Math.floor((current / required) * 100) / 100
  return (
    <StatGroup>
      <Stat
        label={t.label}
        value={percent === null ? t.none : number(percent, { style: 'percent' })}
        hint={required === 0 ? t.noneHint : t.hint({ required, current })}
      />
    </StatGroup>
  )
}
