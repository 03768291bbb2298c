import { Link } from 'react-router-dom'
import { Specimen } from '../specimen.tsx'

const SIZES = ['4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs']

export function Typography() {
  return (
    <>
      <Specimen note="Scale" layout="block">
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
            {size}: Every crew goes home safe
          </p>
        ))}
      </Specimen>
      <Specimen note="Prose" layout="block">
        <div className="prose">
          <h3>Before anyone climbs</h3>
          <p>
            A ladder is a tool with one job. <Link to="/">Inspect it</Link> before each use, set it on firm
            ground and keep three points of contact on the way up and down.
          </p>
          <ul>
            <li>Rails without cracks, bends or splits</li>
            <li>Feet that grip, spreaders that lock</li>
          </ul>
          <blockquote>Four feet up, one foot out.</blockquote>
          <p>
            Report a damaged ladder as <code>out of service</code> and tag it.
          </p>
        </div>
      </Specimen>
    </>
  )
}
