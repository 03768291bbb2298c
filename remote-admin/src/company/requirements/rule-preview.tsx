import { useStore } from '@nanostores/react'
import { CompanyRulePreviewRequest, type CompanyRulePreview } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { useSettled } from '../../lib/use-settled.ts'
import { ruleFormMessages } from './requirements.messages.ts'
import layout from '../../ui/layout.module.css'
import { requestOf, type RuleDraft } from './rule-draft.rule.ts'
import { usePreviewRuleQuery } from './rules.api.ts'

interface RulePreviewProps {
  readonly id: number | null
  readonly draft: RuleDraft
}

/** Whom the rule reaches and what becomes due, before it is saved; nothing while something is typed wrong. */
export function RulePreview({ id, draft }: RulePreviewProps) {
  const t = useStore(ruleFormMessages)
  // As text, so that a draft with the same values is the same.
  const settled = useSettled(JSON.stringify({ id, ...requestOf(draft) }))
  const wanted = CompanyRulePreviewRequest.safeParse(JSON.parse(settled))
  const { currentData, isError } = usePreviewRuleQuery(wanted.data ?? NOTHING, { skip: !wanted.success })
  if (!wanted.success) return null
  if (isError) return <Alert kind="info">{t.previewFailed}</Alert>
  return currentData ? <Findings {...currentData} /> : null
}

/** Never sent. */
const NOTHING: CompanyRulePreviewRequest = {
  ...{ id: null, jobRole: '', site: '', department: '', dueInDays: 0, modules: [] },
}

function Findings({ people, invited, assigned, unchanged, current, exempt }: CompanyRulePreview) {
  const t = useStore(ruleFormMessages)
  const first = people.names.join(', ')
  const more = people.count - people.names.length
  const names = more > 0 ? t.more({ names: first, count: more }) : first
  const lines = [
    t.reaches({ count: people.count, names }),
    invited > 0 && t.invited({ count: invited }),
    t.assigned({ count: assigned }),
    unchanged > 0 && t.unchanged({ count: unchanged }),
    current > 0 && t.current({ count: current }),
    exempt > 0 && t.exempt({ count: exempt }),
  ].filter((line) => line !== false)
  return (
    <Alert kind="info" title={t.preview}>
      <ul className={layout.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
