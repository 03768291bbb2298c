import { TextField } from '../../src/fields/field.tsx'
import { Tabs } from '../../src/layout/tabs.tsx'
import { Specimen } from '../specimen.tsx'

const MANY = ['Overview', 'Lessons', 'Knowledge check', 'Certificates', 'Sign-offs', 'History', 'Settings']

export function TabSets() {
  return (
    <>
      <Specimen note="Two, as wide as the form" layout="grid">
        <Tabs
          label="Way to sign in"
          isWide
          tabs={[
            { id: 'email', label: 'Email Login', content: <TextField label="Email address" type="email" /> },
            { id: 'ldap', label: 'Company Login', content: <TextField label="Company username" /> },
          ]}
        />
      </Specimen>
      <Specimen note="Many: the list scrolls within itself" layout="block">
        <Tabs
          label="Module"
          tabs={MANY.map((name) => ({ id: name, label: name, content: <p>{name} of the module.</p> }))}
        />
      </Specimen>
    </>
  )
}
