import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'

const FILLS = ['primary', 'secondary', 'success', 'warning', 'danger', 'info']
const SURFACES = ['bg', 'surface', 'surface-raised']
const INKS = ['text', 'text-muted', ...FILLS.map((name) => `${name}-ink`)]

export function Colors() {
  return (
    <>
      <Specimen note="Fills, each with the text that reads on it" layout="block">
        <div className={styles.swatches}>
          {FILLS.map((name) => (
            <Swatch key={name} background={name} text={`${name}-text`} />
          ))}
        </div>
      </Specimen>
      <Specimen note="20 percent lighter and darker" layout="block">
        <div className={styles.swatches}>
          {['primary-light', 'primary-dark', 'secondary-light', 'secondary-dark'].map((name) => (
            <div key={name}>
              <div className={styles.swatch} style={{ background: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      {SURFACES.map((surface) => (
        <Specimen key={surface} note={`Inks on ${surface}`} layout="block">
          <div className={styles.swatches}>
            {INKS.map((ink) => (
              <Swatch key={ink} background={surface} text={ink} />
            ))}
          </div>
        </Specimen>
      ))}
    </>
  )
}

function Swatch({ background, text }: { readonly background: string; readonly text: string }) {
  return (
    <div
      className={styles.swatch}
      style={{ background: `var(--color-${background})`, color: `var(--color-${text})` }}
    >
      {text}
    </div>
  )
}
