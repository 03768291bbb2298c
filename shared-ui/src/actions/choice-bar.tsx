import classes from './choice-bar.module.css'

interface Props<Value extends string> {
  /** Accessible name: screen readers announce it with the options. */
  readonly label: string
  /** Each value with its label, in order. */
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A choice of one among a few options in a row; it filters the list below at once. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChoose }: Props<Value>) {
  return (
    <div className={classes.bar} role="group" aria-label={label}>
      {choices.map(([choice, choiceLabel]) => (
        <button
          key={choice}
          type="button"
          className={classes.choice}
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
        >
          {choiceLabel}
        </button>
      ))}
    </div>
  )
}
