import { useState } from 'react'
import { BusyButton, Button, LinkButton } from '../../src/actions/button.tsx'
import { ArrowRightIcon, DownloadIcon, PencilIcon, PlusIcon, TrashIcon } from '../../src/layout/icon.tsx'
import { Specimen } from '../specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const
const SIZES = ['sm', 'md', 'lg'] as const

export function Buttons() {
  return (
    <>
      {SIZES.map((size) => (
        <Specimen key={size} note={`Size ${size}`}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen note="With an icon, and of only an icon">
        <Button variant="primary" icon={<PlusIcon size={1.125} />}>
          Add a tenant
        </Button>
        <Button icon={<DownloadIcon size={1.125} />}>Download</Button>
        <Button icon={<PencilIcon size={1.125} />} aria-label="Edit" />
        <Button variant="ghost" icon={<TrashIcon size={1.125} />} aria-label="Delete" />
        <LinkButton to="/" variant="primary" size="lg">
          Start training
          <ArrowRightIcon size={1.125} />
        </LinkButton>
        <LinkButton href="#Buttons">A link</LinkButton>
      </Specimen>
      <Specimen note="Disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen note="Busy">
        {VARIANTS.map((variant) => (
          <BusyButton key={variant} variant={variant} isBusy busyText="Saving...">
            Save
          </BusyButton>
        ))}
        <TryBusy />
      </Specimen>
      <Specimen note="As wide as its container" layout="block">
        <Button variant="primary" isWide>
          Sign In
        </Button>
      </Specimen>
    </>
  )
}

function TryBusy() {
  const [isBusy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1200)
  }
  return (
    <BusyButton variant="primary" isBusy={isBusy} busyText="Working..." onClick={work}>
      Try it
    </BusyButton>
  )
}
