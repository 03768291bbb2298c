import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CheckboxField } from '../../src/fields/checkbox-field.tsx'
import { CheckboxGroupField } from '../../src/fields/checkbox-group-field.tsx'
import { RadioGroupField } from '../../src/fields/radio-group-field.tsx'
import { SwitchField } from '../../src/fields/switch-field.tsx'
import { Specimen } from '../specimen.tsx'

const ANSWERS = [
  { value: 'a', label: 'Four feet up for each foot out' },
  { value: 'b', label: 'As steep as it will stand', hint: 'Only on firm ground.' },
  { value: 'c', label: 'Flat against the wall', isDisabled: true },
]

export function Choices() {
  const [plain, setPlain] = useState<string | null>(null)
  const [answer, setAnswer] = useState<string | null>('a')
  const [several, setSeveral] = useState<readonly string[]>(['b'])
  return (
    <>
      <Specimen note="Checkboxes" layout="grid">
        <CheckboxField
          required
          label={
            <>
              I accept the <Link to="/terms">Terms of Service</Link>
            </>
          }
        />
        <CheckboxField label="Send me a monthly summary" hint="You can stop it at any time." defaultChecked />
        <CheckboxField
          label="I accept the Privacy Policy"
          error="You must accept the Privacy Policy to register"
        />
        <CheckboxField label="Not yours to change" disabled defaultChecked />
      </Specimen>
      <Specimen note="Switches" layout="grid">
        <SwitchField label="Certificates" hint="Learners can download them." defaultChecked />
        <SwitchField label="Citations" />
        <SwitchField label="Scraper" disabled />
      </Specimen>
      <Specimen note="One of a few, or several" layout="grid">
        <RadioGroupField
          label="How steep?"
          options={ANSWERS}
          value={plain}
          onChange={setPlain}
          error="Choose one."
        />
        <RadioGroupField
          label="How is a ladder set up?"
          hint="One answer is right."
          look="cards"
          options={ANSWERS}
          value={answer}
          onChange={setAnswer}
        />
        <CheckboxGroupField
          label="What do you check before you climb?"
          hint="Choose all that apply."
          look="cards"
          options={ANSWERS}
          values={several}
          onChange={setSeveral}
        />
      </Specimen>
    </>
  )
}
