import { useState } from 'react'
import { ColorField } from '../../src/fields/color-field.tsx'
import { PasswordField, TextAreaField, TextField } from '../../src/fields/field.tsx'
import { FileField } from '../../src/fields/file-field.tsx'
import { SearchField } from '../../src/fields/search-field.tsx'
import { SelectField } from '../../src/fields/select-field.tsx'
import { Specimen } from '../specimen.tsx'

const STATES = [
  { value: 'AL', label: 'AL - Alabama' },
  { value: 'AK', label: 'AK - Alaska' },
  { value: 'AZ', label: 'AZ - Arizona', isDisabled: true },
]

export function Fields() {
  const [color, setColor] = useState('#1e3a8a')
  const [search, setSearch] = useState('ladder')
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <Specimen note="Text" layout="grid">
        <TextField label="First name" required defaultValue="Ana" />
        <TextField label="Email" type="email" placeholder="ana@company.com" status="Checking..." />
        <TextField label="Company name" hint="As it should stand on certificates." />
        <TextField label="Host name" defaultValue="oncall test" error="A host name has no spaces." />
        <TextField label="Tenant id" defaultValue="1" readOnly />
        <TextField label="Slug" defaultValue="oncall" disabled />
        <PasswordField label="Password" hint="At least 8 characters, a mix of letters and numbers." />
        <PasswordField label="Confirm password" defaultValue="training" error="Passwords do not match" />
      </Specimen>
      <Specimen note="Longer text, lists, colors, files, search" layout="grid">
        <TextAreaField label="What should we know?" hint="10 to 1000 characters." />
        <SelectField label="State" options={STATES} emptyOption="Select a state" required />
        <SelectField label="Language" options={STATES} error="Choose one." emptyOption="None" />
        <SelectField label="Time zone" options={STATES} disabled />
        <ColorField label="Primary color" value={color} onChange={setColor} />
        <FileField
          label="Logo"
          hint="SVG or PNG, up to 1 MB."
          file={file}
          onFile={setFile}
          accept="image/*"
        />
        <SearchField label="Search resources" value={search} onChange={setSearch} />
      </Specimen>
    </>
  )
}
