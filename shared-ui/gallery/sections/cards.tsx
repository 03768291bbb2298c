import { Badge } from '../../src/feedback/badge.tsx'
import { Button } from '../../src/actions/button.tsx'
import { Card } from '../../src/layout/card.tsx'
import { BookIcon, HelmetIcon, ShieldIcon } from '../../src/layout/icon.tsx'
import { Menu } from '../../src/menu/menu.tsx'
import { PageHeader } from '../../src/layout/page-header.tsx'
import { ProgressBar } from '../../src/feedback/progress-bar.tsx'
import { Stat, StatGroup } from '../../src/layout/stat.tsx'
import { Specimen } from '../specimen.tsx'

export function Cards() {
  return (
    <>
      <Specimen note="Cards" layout="grid">
        <Card title="A plain card">It holds one thing: a short text, a number, a form.</Card>
        <Card
          to="/"
          icon={<HelmetIcon />}
          eyebrow="IC0112"
          title="Fall Protection"
          aside={<Badge tone="accent">$40</Badge>}
        >
          The whole card is one link. Six feet and above in construction.
        </Card>
        <Card
          tone="raised"
          icon={<BookIcon />}
          title="Ladder Safety"
          aside={
            <Menu
              trigger="icon"
              align="end"
              label="More for Ladder Safety"
              entries={[{ label: 'Open', to: '/' }]}
            />
          }
          footer={<Button variant="primary">Continue</Button>}
        >
          <ProgressBar label="Progress" value={60} />
        </Card>
        <Card
          tone="accent"
          icon={<ShieldIcon />}
          title="Upgrade to Premium"
          footer={<Button variant="primary">Subscribe Now</Button>}
        >
          Unlock all training modules and features.
        </Card>
      </Specimen>
      <NumbersAndHeader />
    </>
  )
}

function NumbersAndHeader() {
  return (
    <>
      <Specimen note="Numbers" layout="block">
        <StatGroup>
          <Stat label="active learners" value="250+" />
          <Stat label="core safety modules" value="12" />
          <Stat label="average rating" value="4.5/5" hint="from completed courses" />
          <Stat label="expert support" value="24/7" />
        </StatGroup>
      </Specimen>
      <Specimen note="Page header" layout="block">
        <PageHeader
          level={2}
          back={{ to: '/', label: 'Admin' }}
          title="Tenant management"
          lead="Names, hosts, colors and switches of every site."
          actions={
            <>
              <Button>Import</Button>
              <Button variant="primary">Add a tenant</Button>
            </>
          }
        />
      </Specimen>
    </>
  )
}
